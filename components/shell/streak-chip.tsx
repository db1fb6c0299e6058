import { cn } from "@/components/ui/cn";
import { Flame } from "./flame";

type StreakChipProps = {
  days: number;
  /** Says everything at every width; otherwise a narrow window only sees the number. */
  full?: boolean;
  className?: string;
};

export function StreakChip({ days, full = false, className }: StreakChipProps) {
  const hint = days === 0 ? "Complete a topic today to start" : undefined;
  return (
    <div title={hint} className={cn("flex items-center gap-2", !full && "max-sm:gap-1", className)}>
      <Flame className={cn("size-5 shrink-0", days > 0 ? "text-streak" : "text-muted-foreground")} />
      <p className="leading-tight">
        <span className="block whitespace-nowrap font-semibold text-compact">
          {days}
          <span className={full ? "" : "max-sm:sr-only"}> day streak</span>
        </span>
        <span className={cn("block whitespace-nowrap text-muted-foreground text-xs", !full && "max-lg:sr-only")}>
          Keep it going!
        </span>
        {hint && <span className="sr-only">{hint}</span>}
      </p>
    </div>
  );
}
