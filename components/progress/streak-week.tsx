import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { dayInWords } from "@/lib/platform/time/civil";
import type { DayState, StreakView } from "@/lib/progress/contract/streak";
import { streakDayInWords } from "@/lib/progress/rules/streak";

const STATE_CLASS: Record<DayState, string> = {
  studied: "border-primary bg-primary text-primary-foreground",
  rest: "border-primary border-dashed text-primary",
  missed: "border-border text-muted-foreground",
  open: "border-input text-muted-foreground",
  ahead: "border-transparent text-muted-foreground",
};

/** Monday to Sunday: a tick for a study day, a moon for a rest day. */
export function StreakWeek({ week, today }: { week: StreakView["week"]; today: string }) {
  return (
    <ol aria-label="This week" className="grid grid-cols-7 gap-1">
      {week.map(({ date, state }) => (
        <li
          key={date}
          aria-current={date === today ? "date" : undefined}
          className="flex flex-col items-center gap-1.5"
        >
          <span className="sr-only">{streakDayInWords(date, state, today)}</span>
          <span
            aria-hidden="true"
            className={cn("text-xs", date === today ? "font-semibold text-foreground" : "text-muted-foreground")}
          >
            {dayInWords(date, "name").slice(0, 2)}
          </span>
          <span
            aria-hidden="true"
            className={cn(
              "grid size-8 place-items-center rounded-full border-2",
              STATE_CLASS[state],
              date === today && "outline-2 outline-offset-2 outline-ring",
            )}
          >
            {state === "studied" && <Icon name="check" className="size-4" />}
            {state === "rest" && <Icon name="moon" className="size-4" />}
            {state === "missed" && "–"}
          </span>
        </li>
      ))}
    </ol>
  );
}
