"use client";
import dynamic from "next/dynamic";
import { loadWithRetry } from "@/lib/platform/load-with-retry";
import { FormSkeleton } from "../form-skeleton";

export const LazyPasswordForm = dynamic(
  loadWithRetry(() => import("./password-form").then((part) => part.PasswordForm)),
  { ssr: false, loading: () => <FormSkeleton fields={3} /> },
);
