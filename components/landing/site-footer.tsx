import { HomeLink } from "@/components/shell/home-link";
import { LegalDialog } from "./legal-dialog";
import { PrivacyText } from "./privacy-text";
import { TermsText } from "./terms-text";

export function SiteFooter() {
  return (
    <footer className="border-t">
      <div className="mx-auto max-w-[75rem] px-5 py-10">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <HomeLink />
          <div className="flex gap-6 text-sm">
            <LegalDialog id="terms" title="Terms">
              <TermsText />
            </LegalDialog>
            <LegalDialog id="privacy" title="Privacy">
              <PrivacyText />
            </LegalDialog>
          </div>
        </div>
        <p className="mt-4 max-w-[80ch] text-compact text-muted-foreground">
          Pacioli is not affiliated with or approved by ACCA or AICPA. The names of their papers are used only to say
          what a course prepares for.
        </p>
      </div>
    </footer>
  );
}
