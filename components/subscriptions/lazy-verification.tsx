"use client";
import { lazyPart } from "@/components/ui/lazy-part";

/** Few visits to the dashboard come from a payment, so its code does not come with the page. */
export const LazyVerification = lazyPart(
  () => import("./silent-verification").then((part) => part.SilentVerification),
  { heavy: true },
);
