import { Award } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { ResponseOf } from "@/lib/platform/contract";
import type { getProgress } from "@/lib/progress/contract";
import { ACHIEVEMENTS, nearest } from "@/lib/progress/rules";
import { EarnedAchievement } from "./earned-achievement";
import { NextAchievement } from "./next-achievement";

/** What was reached, in the order of reaching it, then the one that is nearest. */
export function Achievements({ progress }: { progress: ResponseOf<typeof getProgress> }) {
  const { achievements, completedTopics, learningStreak } = progress;
  const earned = achievements.flatMap(({ kind, reachedOn }) => {
    const found = ACHIEVEMENTS.find((one) => one.kind === kind);
    return found ? [{ ...found, reachedOn }] : [];
  });
  const kinds = earned.map(({ kind }) => kind);
  const next = nearest(kinds, completedTopics, learningStreak);
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements" className="heading mb-3 text-xl">
        Achievements
      </h2>
      <Card>
        <ul className="divide-y">
          {earned.length === 0 && (
            <li className="flex items-center gap-4 p-4 text-muted-foreground md:px-5">
              <Award aria-hidden="true" strokeWidth={1.5} className="size-8 shrink-0" />
              No achievements yet
            </li>
          )}
          {earned.map((achievement) => (
            <EarnedAchievement key={achievement.kind} achievement={achievement} />
          ))}
          {next && <NextAchievement {...next} />}
        </ul>
      </Card>
    </section>
  );
}
