import { PrivacyLink, TermsLink } from "@/components/shell/legal-links";
import { PREMIUM_PRICE, WITHDRAWAL_DAYS } from "@/lib/subscriptions/rules";

/** What somebody agrees to with 'Subscribe Now'. The landing page has the links at its foot. */
export function PriceTerms({ linked = true }: { linked?: boolean }) {
  return (
    <p className="mt-3 text-compact text-muted-foreground">
      €{PREMIUM_PRICE} a month. It renews each month until you cancel, which you can at any time. Within{" "}
      {WITHDRAWAL_DAYS} days you may withdraw and get your money back, less the days you used.
      {linked && (
        <span className="mt-1 flex gap-x-5">
          <TermsLink />
          <PrivacyLink />
        </span>
      )}
    </p>
  );
}
