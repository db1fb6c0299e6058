"use client";
import dynamic from "next/dynamic";
import { loadWithRetry } from "@/lib/platform/load-with-retry";
import { FormSkeleton } from "./form-skeleton";

/** Form code is loaded where a form is used, not with the page. */
export const LazyProfileForm = dynamic(
  loadWithRetry(() => import("./profile-form").then((part) => part.ProfileForm)),
  { ssr: false, loading: () => <FormSkeleton fields={2} /> },
);
