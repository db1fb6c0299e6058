"use client";
import { Card } from "@/components/ui/card";
import type { CivilDay } from "@/lib/platform/time/civil";
import { useStreak } from "@/lib/progress/hooks";
import { StreakWeek } from "./streak-week";
import { StreakWords } from "./streak-words";

/** The days of this week, the best streak, and what keeps it. */
export function ThisWeek({ today }: { today: CivilDay }) {
  const { data } = useStreak();
  if (!data) return null;
  return (
    <section aria-labelledby="this-week">
      <h2 id="this-week" className="heading mb-3 text-xl">
        This Week
      </h2>
      <Card className="grid items-center gap-x-8 gap-y-4 p-4 md:p-5 lg:grid-cols-2">
        <StreakWeek week={data.week} today={today} />
        <StreakWords view={data} />
      </Card>
    </section>
  );
}
