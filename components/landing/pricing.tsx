import { PriceTerms } from "@/components/subscriptions/price-terms";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Tick } from "./tick";

const PROMISES = [
  "All lessons and questions, beyond the free first modules",
  "Mock exams for FA and MA, with the paper's own clock",
  "New figures each time, and a reason for every answer",
  "Mistakes kept until you have mastered them",
  "Exam date tracking with countdowns",
  "Calendar integration with exam events",
];

export function Pricing() {
  return (
    <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title" className="border-y bg-card">
      <div className="mx-auto grid max-w-[75rem] items-center gap-10 px-5 py-16 lg:grid-cols-2 lg:gap-16 lg:py-24">
        <div>
          <h2 id="pricing-title" className="heading text-3xl">
            One plan. One price.
          </h2>
          <p className="mt-4 max-w-[50ch] text-lg text-muted-foreground">
            Start with the first module of every course, free for as long as you like. When you want the rest, there is
            a single subscription and nothing to compare.
          </p>
        </div>
        <PriceCard />
      </div>
    </section>
  );
}

function PriceCard() {
  return (
    <Card className="mx-auto w-full max-w-md border-primary bg-background p-6 md:p-8">
      <div className="flex items-center justify-between gap-3">
        <h3 className="heading text-xl">Premium</h3>
        <Badge>RECOMMENDED</Badge>
      </div>
      <p className="mt-4 flex items-baseline gap-2">
        <span className="heading text-display">€9.99</span>
        <span className="text-muted-foreground">/ month</span>
      </p>
      <p className="mt-1 text-compact text-muted-foreground">Billed monthly, in euro.</p>
      <ul className="mt-6 divide-y border-y">
        {PROMISES.map((promise) => (
          <li key={promise} className="flex items-center gap-3 py-2.5">
            <Tick className="size-4 shrink-0 text-primary" />
            {promise}
          </li>
        ))}
      </ul>
      <a href="/get-started?next=%2Fsubscribe" className={buttonVariants({ size: "lg", className: "mt-6 w-full" })}>
        Subscribe Now
      </a>
      <PriceTerms linked={false} />
      <details className="mt-4 text-sm">
        <summary className="w-fit pointer-coarse:py-3 text-muted-foreground underline underline-offset-4 hover:text-foreground">
          Cancel anytime
        </summary>
        <p className="mt-2 text-muted-foreground">
          Open Subscribe in your account, choose Manage billing, then cancel. You keep Premium until the end of the
          month you have paid for, and your progress stays.
        </p>
      </details>
    </Card>
  );
}
