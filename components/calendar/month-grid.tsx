"use client";
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from "react";
import { PlanChips } from "@/components/plan/plan-chips";
import { PlanDot } from "@/components/plan/plan-dot";
import { partsInWords } from "@/components/plan/plan-load";
import { usePlanLayer } from "@/components/plan/use-plan-layer";
import { cn } from "@/components/ui/cn";
import type { Event } from "@/lib/calendar/contract";
import { dayName, eventsByDay, shortTitle } from "@/lib/calendar/rules";
import { dayAfterKey, firstOfMonth, weeksOf } from "@/lib/calendar/rules/month";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import { type CivilDay, dateOf } from "@/lib/platform/civil";
import { dateFormat } from "@/lib/platform/date-format";

type MonthGridProps = {
  events: readonly Event[];
  timeZone: string;
  /** Whether a narrow window shows only the week of the focused day. */
  isWeek: boolean;
  today: CivilDay;
  /** The selected day. */
  day: CivilDay;
  /** The day with the keyboard focus; its month is shown. */
  cursor: CivilDay;
  onMove(day: CivilDay): void;
  onSelect(day: CivilDay): void;
  onAdd(day: CivilDay): void;
};

/** Six weeks (on a phone one week) as a grid of buttons. Only one of them is in the tab order. */
export function MonthGrid({ events, timeZone, isWeek, today, day, cursor, onMove, onSelect, onAdd }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const month = firstOfMonth(cursor);
  const weeks = useMemo(() => weeksOf(month), [month]);
  const byDay = useMemo(() => {
    const days = weeks.flat();
    return eventsByDay(events, timeZone, days[0] ?? month, days.at(-1) ?? month);
  }, [events, timeZone, weeks, month]);

  const plan = usePlanLayer({ from: weeks[0]?.[0] ?? month, to: weeks.at(-1)?.at(-1) ?? month });

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
    if (!next) return onAdd(cursor);
    moved.current = true;
    onMove(next);
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA is a table with this role
    <table ref={grid} role="grid" aria-labelledby="calendar-month" onKeyDown={onKeyDown} className="w-full table-fixed">
      <thead>
        <tr>
          {(weeks[0] ?? []).map((weekday) => (
            <th key={weekday} scope="col" className="py-2 font-medium text-muted-foreground text-xs">
              <span aria-hidden="true">{weekdayIn(weekday, "short")}</span>
              <span className="sr-only">{weekdayIn(weekday, "long")}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className={cn(isWeek && !week.includes(cursor) && "max-md:hidden")}>
            {week.map((one) => (
              <DayCell
                key={one}
                day={one}
                events={byDay.get(one) ?? []}
                planned={plan.itemsOn(one)}
                inMonth={firstOfMonth(one) === month}
                isWeek={isWeek}
                isToday={one === today}
                isSelected={one === day}
                isReachable={one === cursor}
                onSelect={onSelect}
                onAdd={onAdd}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const weekdayIn = (day: CivilDay, weekday: "short" | "long") =>
  dateFormat({ weekday, timeZone: "UTC" }).format(dateOf(day));

const CHIPS = 2;
const DOTS = 3;

type DayCellProps = {
  day: CivilDay;
  events: readonly Event[];
  /** The entries of the plan, if the plan is shown. */
  planned: readonly PlanEntry[];
  inMonth: boolean;
  /** Whether a narrow window shows a single week; its days are then not dimmed as belonging to another month. */
  isWeek: boolean;
  isToday: boolean;
  isSelected: boolean;
  isReachable: boolean;
  onSelect(day: CivilDay): void;
  onAdd(day: CivilDay): void;
};

function DayCell({ day, events, planned, onSelect, onAdd, ...is }: DayCellProps) {
  const { inMonth, isWeek, isToday, isSelected, isReachable } = is;
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA gives a table's cells this role
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the button within the cell, as the grid pattern allows
    <td role="gridcell" aria-selected={isSelected} className="border-t border-l p-0 first:border-l-0">
      <button
        type="button"
        data-day={day}
        tabIndex={isReachable ? 0 : -1}
        aria-label={dayName(day, events) + plannedInWords(planned)}
        aria-current={isToday ? "date" : undefined}
        onClick={() => onSelect(day)}
        onDoubleClick={() => onAdd(day)}
        className={cn(
          "flex h-12 w-full flex-col items-center gap-1 p-1 transition-colors hover:bg-muted lg:h-24 lg:items-stretch lg:p-1.5",
          "focus-visible:-outline-offset-2 focus-visible:relative focus-visible:z-10",
          isWeek && "max-md:h-14 max-md:py-1.5",
          !inMonth && (isWeek ? "md:bg-muted/50 md:text-muted-foreground" : "bg-muted/50 text-muted-foreground"),
          isSelected && "bg-primary-soft hover:bg-primary-soft forced-colors:outline-2",
        )}
      >
        <span
          className={cn(
            "grid size-7 shrink-0 place-items-center rounded-full text-compact tabular-nums lg:size-6 lg:text-xs",
            isSelected && "font-semibold text-primary",
            isToday && "bg-primary font-semibold text-primary-foreground",
          )}
        >
          {Number(day.slice(8))}
        </span>
        <span className="flex h-1.5 items-center gap-1 lg:hidden">
          <Dots events={events} />
          {planned.length > 0 && <PlanDot />}
        </span>
        <span className="hidden min-h-0 flex-col gap-0.5 overflow-hidden text-left lg:flex">
          <Chips events={events} />
          <PlanChips items={planned} room={events.length === 0 ? 1 : 0} />
        </span>
      </button>
    </td>
  );
}

const plannedInWords = (planned: readonly PlanEntry[]) =>
  planned.length === 0 ? "" : `, ${partsInWords(planned)} planned`;

function Dots({ events }: { events: readonly Event[] }) {
  return (
    <>
      {events.slice(0, DOTS).map(({ id, isExamEvent }) => (
        <span key={id} className={cn("size-1.5", isExamEvent ? "rotate-45 bg-exam" : "rounded-full bg-info")} />
      ))}
    </>
  );
}

function Chips({ events }: { events: readonly Event[] }) {
  const more = events.length - CHIPS;
  return (
    <>
      {events.slice(0, CHIPS).map(({ id, title, isExamEvent }) => (
        <span
          key={id}
          className={cn(
            "truncate rounded-sm px-1 text-xs leading-5",
            isExamEvent ? "bg-exam-soft font-medium text-exam" : "bg-info-soft text-info",
          )}
        >
          {shortTitle({ title, isExamEvent })}
        </span>
      ))}
      {more > 0 && <span className="px-1.5 text-muted-foreground text-xs leading-4">+{more} more</span>}
    </>
  );
}
