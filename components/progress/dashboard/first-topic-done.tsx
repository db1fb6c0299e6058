"use client";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { usePreferences, useUpdatePreferences } from "@/lib/accounts/hooks/profile";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import type { CivilDay } from "@/lib/platform/time/civil";
import type { getProgress } from "@/lib/progress/contract";

type FirstTopicDoneProps = { progress: ResponseOf<typeof getProgress>; today: CivilDay };

/** On the day of the first topic. */
export function FirstTopicDone({ progress: { achievements }, today }: FirstTopicDoneProps) {
  const first = achievements.find(({ kind }) => kind === "first-step");
  return first?.reachedOn === today && <Celebration />;
}

function Celebration() {
  const { data: preferences } = usePreferences();
  const update = useUpdatePreferences();
  return (
    <Card
      role="region"
      aria-label="Your first topic"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-primary-soft p-4 md:px-5 lg:col-span-3"
    >
      <Icon name="award" className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="heading text-primary">Your first topic is done. A good beginning!</p>
        <p className="text-sm">
          {preferences?.learningReminders
            ? "See you tomorrow. On a day without studying, the bell reminds you at 18:00."
            : "Same time tomorrow? On a day without studying, the bell can remind you at 18:00."}
        </p>
      </div>
      {preferences && !preferences.learningReminders && (
        <Button
          variant="outline"
          aria-disabled={update.isPending}
          onClick={() => update.mutate({ body: { learningReminders: true } })}
        >
          Remind me
        </Button>
      )}
    </Card>
  );
}
