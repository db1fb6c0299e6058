"use client";
import { PageHeading } from "@/components/shell/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { counted } from "@/lib/courses/rules";
import type { Subscription } from "@/lib/subscriptions/contract";
import { useBillingPortal } from "@/lib/subscriptions/hooks";
import { PREMIUM_PRICE, type Unlocked } from "@/lib/subscriptions/rules";
import { PriceTerms } from "./price-terms";
import { useDay } from "./use-day";

type PlanChoiceProps = {
  unlocked: Unlocked;
  /** Shown to people who had Premium before. */
  ended: Subscription | undefined;
  cancelled: boolean;
  onChoose(): void;
};

export function PlanChoice({ unlocked, ended, cancelled, onChoose }: PlanChoiceProps) {
  return (
    <div data-upgrade="" className="max-w-[60rem]">
      <PageHeading title="Choose Your Study Plan" description="One plan opens everything. Nothing to compare." />
      {cancelled && (
        <Banner title="Nothing was paid" className="mb-6">
          You left the payment page. Your plan is as it was.
        </Banner>
      )}
      {ended?.status && <Ended subscription={ended} />}
      <div className="grid gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="max-lg:order-last">
          <h2 className="heading mb-4 text-lg">What Premium gives you</h2>
          <Benefits unlocked={unlocked} />
        </div>
        <Card className="h-fit border-primary p-5 md:p-6">
          <h2 className="heading text-xl">Premium Access</h2>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="heading text-display">€{PREMIUM_PRICE}</span>
            <span className="text-muted-foreground">per month</span>
          </p>
          <p className="mt-1 text-compact text-muted-foreground">Billed monthly, in euro. Cancel anytime.</p>
          <Button size="lg" className="mt-5 w-full" onClick={onChoose}>
            Subscribe Now
          </Button>
          <PriceTerms />
          <p className="mt-4 border-t pt-4 text-muted-foreground text-sm">
            You can go on without paying: the first module of every course is free, for as long as you like.
          </p>
        </Card>
      </div>
    </div>
  );
}

function Ended({ subscription }: { subscription: Subscription }) {
  const dayOf = useDay();
  const portal = useBillingPortal();
  const day = dayOf(subscription.currentPeriodEnd);
  return (
    <Banner title="Your Premium has ended" className="mb-6">
      <p>
        {day && new Date(subscription.currentPeriodEnd ?? 0) < new Date() && `The last day was ${day}. `}Your progress
        is kept.
      </p>
      {subscription.source === "paid" && (
        <Button
          variant="outline"
          size="sm"
          className="mt-3"
          disabled={portal.isPending}
          onClick={() => portal.mutate({})}
        >
          Past invoices
        </Button>
      )}
    </Banner>
  );
}

function Benefits({ unlocked }: { unlocked: Unlocked }) {
  const { modules, courses, own } = unlocked;
  const ownCourses = courses === 1 ? "your course" : `your ${courses} courses`;
  const lines = [
    [
      `${counted(modules, "more module")} in ${own ? ownCourses : `all ${counted(courses, "course")}`}`,
      courses === 1 ? "Beyond the first, which stays free." : "Beyond the first of each, which stays free.",
    ],
    ["All lessons and questions", "Complete for FA and MA; the other papers grow module by module."],
    ["Mock exams for FA and MA", "With the sections, marks and minutes of the paper, and drawn anew each time."],
    ["Every topic can be ticked off", "It counts in your progress, your streak and your achievements."],
    ["A study plan to the last topic", "Your days until the exam cover all modules, not only the first."],
    ["Cancel anytime", "You keep access until the end of the month you have paid for, and your progress stays."],
  ];
  return (
    <ul className="divide-y border-y">
      {lines.map(([title, description]) => (
        <li key={title} className="flex gap-3 py-3.5">
          <Icon name="check" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-muted-foreground text-sm">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
