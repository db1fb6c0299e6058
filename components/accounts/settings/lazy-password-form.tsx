"use client";
import dynamic from "next/dynamic";
import { FormSkeleton } from "../form-skeleton";

export const LazyPasswordForm = dynamic(() => import("./password-form").then((part) => part.PasswordForm), {
  ssr: false,
  loading: () => <FormSkeleton fields={3} />,
});
