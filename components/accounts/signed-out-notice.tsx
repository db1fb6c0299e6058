"use client";
import { Icon } from "@/components/ui/icon";
import { useAuthParams } from "./use-auth-params";

/** For somebody whose session ended while a page was open. */
export function SignedOutNotice() {
  const { wasSignedOut } = useAuthParams();
  if (!wasSignedOut) return null;
  return (
    <p
      role="status"
      className="mb-5 flex items-start gap-3 rounded-lg border border-info/30 bg-info-soft px-4 py-3 text-sm"
    >
      <Icon name="info" className="mt-0.5 size-4 shrink-0 text-info" />
      You were signed out on another device or in another tab. Sign in to go on.
    </p>
  );
}
