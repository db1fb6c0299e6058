import type { ReactNode } from "react";
import { PrivacyLink, TermsLink } from "@/components/shell/legal-links";

/** Links below every form: to the other page (sign in or sign up) and back to the home page. */
export function EntryLinks({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-8 space-y-2 border-t pt-5">
      {children}
      <p className="text-sm">
        <a
          href="/"
          className="inline-flex items-center text-muted-foreground underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
        >
          Back to the homepage
        </a>
      </p>
      <p className="flex gap-x-5 text-muted-foreground text-sm">
        <TermsLink />
        <PrivacyLink />
      </p>
    </div>
  );
}
