import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import type { Achievement } from "@/lib/progress/rules";
import { ACHIEVEMENT_ICONS } from "./achievement-icons";

type AchievementRowProps = { achievement: Achievement; earned: boolean; children: ReactNode };

export function AchievementRow({ achievement, earned, children }: AchievementRowProps) {
  const Icon = ACHIEVEMENT_ICONS[achievement.kind];
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 p-4 sm:grid-cols-[auto_1fr_16rem] md:px-5">
      <span
        aria-hidden="true"
        className={cn(
          "grid size-10 place-items-center rounded-full",
          earned ? "bg-primary-soft text-primary" : "border border-dashed text-muted-foreground",
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0">
        <h3 className="font-semibold">{achievement.title}</h3>
        <p className="text-compact text-muted-foreground">{achievement.description}</p>
      </div>
      <div className="text-compact text-muted-foreground max-sm:col-start-2">{children}</div>
    </li>
  );
}
