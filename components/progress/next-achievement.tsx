import { Progress } from "@/components/ui/progress";
import type { Achievement } from "@/lib/progress/rules";
import { AchievementRow } from "./achievement-row";

type NextAchievementProps = { achievement: Achievement; value: number; goal: number };

export function NextAchievement({ achievement, value, goal }: NextAchievementProps) {
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
