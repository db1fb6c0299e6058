const LINK = "inline-flex items-center underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11";

/** Opens in a new tab, so that nothing typed is lost. */
function LegalLink({ id, children }: { id: "terms" | "privacy"; children: string }) {
  return (
    <a href={`/#${id}`} target="_blank" rel="noopener" className={LINK}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

export const TermsLink = () => <LegalLink id="terms">Terms</LegalLink>;
export const PrivacyLink = () => <LegalLink id="privacy">Privacy</LegalLink>;
