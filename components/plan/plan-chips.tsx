import { durationOf } from "@/lib/courses/rules";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import { plannedMinutes } from "./plan-load";

const MOST_CHIPS = 2;

/** What is planned for a day in the calendar, lighter than its events; `room` is how many fit. */
export function PlanChips({ items, room = MOST_CHIPS }: { items: readonly PlanEntry[]; room?: number }) {
  if (items.length === 0) return null;
  const shown = items.slice(0, Math.max(0, room));
  const rest = items.length - shown.length;
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
        {durationOf(plannedMinutes(items))}
      </span>
    </>
  );
}
