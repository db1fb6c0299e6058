"use client";
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from "react";
import { usePlanLayer } from "@/components/plan/use-plan-layer";
import { cn } from "@/components/ui/cn";
import { WeekdayHeads } from "@/components/ui/weekday-heads";
import { eventsByDay } from "@/lib/calendar/rules";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import type { CivilDay } from "@/lib/platform/time/civil";
import { dayAfterKey, firstOfMonth, weeksOf } from "@/lib/platform/time/month";
import { useStudyDays } from "@/lib/progress/hooks";
import { DayCell } from "./day-cell";
import type { PressedEvent } from "./event-popover";
import type { EventDrag } from "./use-event-drag";
import "./month-grid.css";

type MonthGridProps = {
  events: readonly CalendarEvent[];
  timeZone: string;
  /** Whether a narrow window shows only the week of the focused day. */
  isWeek: boolean;
  showsPlan: boolean;
  today: CivilDay;
  /** The selected day. */
  day: CivilDay;
  /** The day with the keyboard focus; its month is shown. */
  cursor: CivilDay;
  drag: EventDrag;
  onMove(day: CivilDay): void;
  onSelect(day: CivilDay): void;
  onShowDay(day: CivilDay): void;
  onAdd(day: CivilDay): void;
  onPressEvent(pressed: PressedEvent): void;
};

/** Six weeks (on a phone one week) as a grid of buttons. Only one of them is in the tab order. */
export function MonthGrid({
  events,
  timeZone,
  isWeek,
  showsPlan,
  today,
  day: selected,
  cursor,
  onMove,
  ...cellProps
}: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const month = firstOfMonth(cursor);
  const weeks = useMemo(() => weeksOf(month), [month]);
  const byDay = useMemo(() => {
    const days = weeks.flat();
    return eventsByDay(events, timeZone, days[0] ?? month, days.at(-1) ?? month);
  }, [events, timeZone, weeks, month]);

  const range = { from: weeks[0]?.[0] ?? month, to: weeks.at(-1)?.at(-1) ?? month };
  const { data: studied } = useStudyDays(range);
  const topicsOn = useMemo(() => new Map(studied?.map(({ date, topics }) => [date, topics])), [studied]);
  const plan = usePlanLayer(range, showsPlan);

  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = event.key === "n" ? undefined : dayAfterKey(event.key, event.shiftKey, cursor);
    if (!next && event.key !== "n") return;
    event.preventDefault();
    if (!next) return cellProps.onAdd(cursor);
    moved.current = true;
    onMove(next);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA is a table with this role
    <table ref={grid} role="grid" aria-labelledby="calendar-month" onKeyDown={onKeyDown} className="w-full table-fixed">
      <WeekdayHeads week={weeks[0] ?? []} className="py-2 font-medium text-muted-foreground text-xs" />
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className={cn(isWeek && !week.includes(cursor) && "max-md:hidden")}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                events={byDay.get(day) ?? []}
                planned={plan.itemsOn(day)}
                studied={topicsOn.get(day) ?? 0}
                inMonth={firstOfMonth(day) === month}
                isWeek={isWeek}
                isToday={day === today}
                isSelected={day === selected}
                isReachable={day === cursor}
                timeZone={timeZone}
                {...cellProps}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
