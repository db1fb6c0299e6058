import { durationOf } from "@/lib/courses/rules";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import { leftOf, minutesLeft } from "./plan-load";

const MOST_CHIPS = 2;

/** What is left of the plan of a day in the calendar, lighter than its events; `room` is how many fit. */
export function PlanChips({ items, room = MOST_CHIPS }: { items: readonly PlanEntry[]; room?: number }) {
  const left = leftOf(items);
  if (left.length === 0) return null;
  const shown = left.slice(0, Math.max(0, room));
  const rest = left.length - shown.length;
  return (
    <>
      {shown.map(({ kind, courseId, topicId, title, minutes }) => (
        <span
          key={`${kind} ${topicId ?? courseId}`}
          className="block truncate rounded-sm border border-input border-dashed px-1.5 text-muted-foreground text-xs leading-[1.125rem]"
        >
          {kind === "review" ? `${title}: ${durationOf(minutes)}` : title}
        </span>
      ))}
      <span className="block truncate px-1.5 text-muted-foreground text-xs leading-4 tabular-nums">
        {rest > 0 ? `+${rest}, ` : ""}
        {durationOf(minutesLeft(left))}
      </span>
    </>
  );
}
