import { useEffect, useRef } from "react";
import { PremiumLink } from "@/components/subscriptions/premium-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

type SubscriptionPromptProps = {
  moduleTitle?: string;
  /** The address to return to. */
  from: string;
  /** Where a tick was refused, so that screen readers announce the reason. */
  takesFocus?: boolean;
};

/** Shown above the outline of a locked module, and where the server refused a tick. */
export function SubscriptionPrompt({ moduleTitle, from, takesFocus = false }: SubscriptionPromptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    // On a phone a button and the navigation bar cover the lower end of the page.
    heading.current?.scrollIntoView({ block: "center" });
  }, [takesFocus]);
  return (
    <div
      data-upgrade=""
      className="mx-4 mb-3 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-md border border-primary/40 bg-primary-soft px-3.5 py-3 md:mx-5"
    >
      <div className="min-w-0 flex-1 basis-96">
        <h4 ref={heading} tabIndex={-1} className="flex items-start gap-2 font-semibold outline-none">
          <Icon name="gem" className="mt-1 size-4 shrink-0 text-primary" />
          {moduleTitle ? `Premium Content: ${moduleTitle}` : "Subscription Required"}
        </h4>
        <p className="pl-6 text-sm">
          This content requires a premium subscription.{moduleTitle && " Its outline is open to everyone."}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 pl-6">
        <PremiumLink from={from} className={buttonVariants({ size: "sm" })}>
          Subscribe Now
        </PremiumLink>
        <Link href="/courses" className={buttonVariants({ variant: "outline", size: "sm" })}>
          Back to Courses
        </Link>
      </div>
    </div>
  );
}
