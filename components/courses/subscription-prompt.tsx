"use client";
import { Gem } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { subscribeUrl } from "@/components/subscriptions/return-path";
import { buttonVariants } from "@/components/ui/button-variants";

type SubscriptionPromptProps = { moduleTitle?: string; from: string };

/** Stands where a tick was refused, and takes the focus so that nobody misses why. `from` is where to return to. */
export function SubscriptionPrompt({ moduleTitle, from }: SubscriptionPromptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // On a phone a button and the navigation lie over the lower end of the page.
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box} className="m-4 rounded-lg border border-primary/40 bg-primary-soft p-4 md:p-5">
      <h4 ref={heading} tabIndex={-1} className="heading flex items-start gap-2 text-lg leading-snug outline-none">
        <Gem aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        {moduleTitle ? `Premium Content: ${moduleTitle}` : "Subscription Required"}
      </h4>
      <p className="mt-1.5 text-sm">This content requires a premium subscription.</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Link prefetch={false} href={subscribeUrl(from)} className={buttonVariants()}>
          Subscribe Now
        </Link>
        <Link prefetch={false} href="/courses" className={buttonVariants({ variant: "outline" })}>
          Back to Courses
        </Link>
      </div>
    </div>
  );
}
