"use client";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { useStreak } from "@/lib/progress/hooks";
import { isMilestone } from "@/lib/progress/rules/streak";

/** On the day on which a streak reaches 7, 30 or 100 for the first time. */
export function MilestoneCard() {
  const { data } = useStreak();
  if (!data?.studiedToday || !isMilestone(data.streak) || data.best > data.streak) return null;
  return (
    <Card
      role="region"
      aria-label="Your streak"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-primary-soft p-4 md:px-5 lg:col-span-3"
    >
      <Icon name="flame" className="size-6 shrink-0 text-streak" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="heading text-primary">{data.streak} days in a row</p>
        <p className="text-sm">Your longest streak so far.</p>
      </div>
    </Card>
  );
}
