"use client";
import dynamic from "next/dynamic";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { FormSkeleton } from "./form-skeleton";

/** The form's code is loaded when the form is used, not with the page. */
export const LazyProfileForm = dynamic(
  loadWithRetry(() => import("./profile-form").then((part) => part.ProfileForm)),
  { ssr: false, loading: () => <FormSkeleton fields={2} /> },
);
