"use client";
import dynamic from "next/dynamic";
import { FormSkeleton } from "./form-skeleton";

/** Form code is loaded where a form is used, not with the page. */
export const LazyProfileForm = dynamic(() => import("./profile-form").then((part) => part.ProfileForm), {
  ssr: false,
  loading: () => <FormSkeleton fields={2} />,
});
