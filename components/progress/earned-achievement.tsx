import { Check } from "lucide-react";
import { type CivilDay, dayInWords } from "@/lib/platform/civil";
import type { Achievement } from "@/lib/progress/rules";
import { AchievementRow } from "./achievement-row";

export function EarnedAchievement({ achievement }: { achievement: Achievement & { reachedOn: CivilDay } }) {
  return (
    <AchievementRow achievement={achievement} earned>
      <p className="flex items-center gap-1.5 sm:justify-end">
        <Check aria-hidden="true" className="size-4 text-primary" />
        <span>
          Reached on <time dateTime={achievement.reachedOn}>{dayInWords(achievement.reachedOn)}</time>
        </span>
      </p>
    </AchievementRow>
  );
}
