import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { Progress } from "@/components/ui/progress";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import type { getProgress } from "@/lib/progress/contract";
import { ACHIEVEMENTS, type Achievement, nearestAchievement } from "@/lib/progress/rules";

/** The achievements in the order they were reached, then the nearest one that is still open. */
export function Achievements({ progress }: { progress: ResponseOf<typeof getProgress> }) {
  const { achievements, completedTopics, learningStreak } = progress;
  const earned = achievements.flatMap(({ kind, reachedOn }) => {
    const achievement = ACHIEVEMENTS.find((achievement) => achievement.kind === kind);
    return achievement ? [{ ...achievement, reachedOn }] : [];
  });
  const kinds = earned.map(({ kind }) => kind);
  const next = nearestAchievement(kinds, completedTopics, learningStreak);
  return (
    <section aria-labelledby="achievements">
      <h2 id="achievements" className="heading mb-3 text-xl">
        Achievements
      </h2>
      <Card>
        <ul className="divide-y">
          {earned.length === 0 && (
            <li className="flex items-center gap-4 p-4 text-muted-foreground md:px-5">
              <Icon name="award" strokeWidth={1.5} className="size-8 shrink-0" />
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

function EarnedAchievement({ achievement }: { achievement: Achievement & { reachedOn: CivilDay } }) {
  return (
    <AchievementRow achievement={achievement} earned>
      <p className="flex items-center gap-1.5 sm:justify-end">
        <Icon name="check" className="size-4 text-primary" />
        <span>
          Reached on <time dateTime={achievement.reachedOn}>{dayInWords(achievement.reachedOn)}</time>
        </span>
      </p>
    </AchievementRow>
  );
}

type NextAchievementProps = { achievement: Achievement; value: number; goal: number };

function NextAchievement({ achievement, value, goal }: NextAchievementProps) {
  const counted = "topics" in achievement ? "topics" : "days";
  return (
    <AchievementRow achievement={achievement} earned={false}>
      <p className="mb-1.5 flex justify-between">
        <span>Next</span>
        <span>
          {value} of {goal} {goal === 1 ? counted.slice(0, -1) : counted}
        </span>
      </p>
      <Progress value={(value / goal) * 100} aria-label={`Towards ${achievement.title}`} className="h-1" />
    </AchievementRow>
  );
}

type AchievementRowProps = { achievement: Achievement; earned: boolean; children: ReactNode };

function AchievementRow({ achievement, earned, children }: AchievementRowProps) {
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 p-4 sm:grid-cols-[auto_1fr_16rem] md:px-5">
      <span
        aria-hidden="true"
        className={cn(
          "grid size-10 place-items-center rounded-full",
          earned ? "bg-primary-soft text-primary" : "border border-dashed text-muted-foreground",
        )}
      >
        <Icon name={ACHIEVEMENT_ICONS[achievement.kind]} className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{achievement.title}</h3>
        <p className="text-compact text-muted-foreground">{achievement.description}</p>
      </div>
      <div className="text-compact text-muted-foreground max-sm:col-start-2">{children}</div>
    </li>
  );
}

const ACHIEVEMENT_ICONS: Record<Achievement["kind"], IconName> = {
  "first-step": "footprints",
  "getting-started": "sprout",
  "learning-enthusiast": "book-open-check",
  "consistent-learner": "flame",
  "first-quiz": "circle-check",
  "hundred-answers": "list-checks",
  "first-mock": "timer",
  rehearsed: "award",
};
