"use client";
import type { ReactNode } from "react";
import { PremiumLink } from "@/components/subscriptions/premium-link";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { durationOf } from "@/lib/courses/rules";
import type { PlanSummary } from "@/lib/plan/contract/study-plan";
import { useSetStudyMinutes } from "@/lib/plan/hooks";

const LINK_CLASS =
  "whitespace-nowrap rounded-sm font-medium text-primary underline underline-offset-4 hover:no-underline";

type PlanSentenceProps = { summary: PlanSummary; from: string; className?: string };

/**
 * The summary of the plan: first an exam that is behind Premium, with a link to the plans that returns to `from`. A plan
 * that does not fit is shown in amber and offers the time that would be enough.
 */
export function PlanSentence({ summary, from, className }: PlanSentenceProps) {
  const { sentence, locked, fits, offer, courses } = summary;
  const isOver = courses.some((course) => course.closed > 0) && courses.every(({ topics }) => topics === 0);
  const upgrade = (
    <PremiumLink from={from} className={LINK_CLASS} data-upgrade="">
      Upgrade to Premium
    </PremiumLink>
  );
  const text = sentence ?? (locked === null ? "You have completed every topic that is open to you." : null);
  return (
    <div aria-live="polite" className={cn("grid gap-2 text-sm", className)}>
      {locked !== null && (
        <Sentence icon="gem" look="text-exam">
          {locked} {upgrade}
        </Sentence>
      )}
      {text !== null && (
        <Sentence icon={fits ? undefined : "triangle-exclamation-point"} look="text-exam">
          {text} {isOver && locked === null && upgrade}
          {offer !== null && <UseMinutes minutes={offer} />}
        </Sentence>
      )}
    </div>
  );
}

type SentenceProps = { icon: IconName | undefined; look: string; children: ReactNode };

/** The sign belongs to the words, because colour alone must not carry a meaning. */
function Sentence({ icon, look, children }: SentenceProps) {
  if (!icon) return <p className="text-muted-foreground">{children}</p>;
  return (
    <p className={cn("flex items-start gap-2 font-medium", look)}>
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function UseMinutes({ minutes }: { minutes: number }) {
  const set = useSetStudyMinutes();
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-2 flex"
      aria-disabled={set.isPending}
      onClick={() => set.isPending || set.mutate({ body: { minutes } })}
    >
      Use {durationOf(minutes)}
    </Button>
  );
}
