"use client";
import { useMemo, useState } from "react";
import type { PlanLayer } from "@/components/plan/use-plan-layer";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";
import { useMedia } from "@/components/ui/use-media";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { addDays, type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import { addMonths, addWeeks, monthInWords, weekStart } from "@/lib/platform/time/month";
import type { EventDialogState } from "./event-dialog";
import type { PressedEvent } from "./event-popover";
import { MonthGrid } from "./month-grid";
import { useEventDrag } from "./use-event-drag";
import { useViewParam } from "./use-view-param";

type MonthCardProps = {
  events: readonly CalendarEvent[];
  timeZone: string;
  today: CivilDay;
  day: CivilDay;
  plan: PlanLayer;
  onSelect(day: CivilDay): void;
  /** Selects a day and moves the focus to the list of its events. */
  onShowDay(day: CivilDay): void;
  onMoveEvent(event: CalendarEvent, days: number): void;
  onOpenDialog(dialog: EventDialogState): void;
};

const WeekGrid = lazyPart(() => import("./week-grid").then((module) => module.WeekGrid), { heavy: true });
const EventPopover = lazyPart(() => import("./event-popover").then((module) => module.EventPopover));

/**
 * The month of the focused day: the selected day until the arrow keys move. On a phone only its week, until the month
 * is opened.
 */
export function MonthCard({ today, day, plan, onSelect, onMoveEvent, onOpenDialog, ...grid }: MonthCardProps) {
  const [cursor, setCursor] = useState(day);
  const [lastDay, setLastDay] = useState(day);
  const [view, setView] = useGridView();
  const isWide = useMedia("(min-width: 64rem)");
  const hasHours = isWide && view === "week";
  const isWeek = view !== "month";
  const [pressed, setPressed] = useState<PressedEvent | null>(null);
  const drag = useEventDrag(onMoveEvent);
  const [isOpen, setOpen] = useState(false);
  const press = (next: PressedEvent) => {
    setOpen(!(isOpen && pressed?.chip === next.chip));
    setPressed(next);
  };
  // A day selected elsewhere on the page also becomes the focused day.
  if (lastDay !== day) {
    setLastDay(day);
    setCursor(day);
  }
  const monday = weekStart(cursor);
  const days = useMemo(() => Array.from({ length: 7 }, (_, index) => addDays(monday, index)), [monday]);
  const add = (date: CivilDay, hour?: number) => onOpenDialog({ kind: "create", day: date, hour });
  const select = (next: CivilDay) => {
    // Set now, because the address changes later and the focused cell must not disappear in between.
    setCursor(next);
    onSelect(next);
  };
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-end gap-1 border-b px-3 py-2 md:px-4 md:py-1.5">
        <h2 id="calendar-month" aria-live="polite" className="heading mr-auto text-lg">
          <span className="max-md:hidden">{hasHours ? weekInWords(cursor) : monthInWords(cursor)}</span>
          <span className="md:hidden">{monthInWords(cursor, "short")}</span>
        </h2>
        <div className="flex items-center gap-1">
          <Button variant="outline" size="sm" className="md:hidden" onClick={() => setView(isWeek ? "month" : null)}>
            {isWeek ? "Month" : "Week"}
          </Button>
          <Button
            variant="outline"
            size="sm"
            className="max-lg:hidden"
            onPointerEnter={WeekGrid.preload}
            onClick={() => setView(hasHours ? null : "week")}
          >
            {hasHours ? "Month" : "Week"}
          </Button>
          <Button variant="outline" size="sm" onClick={() => select(today)}>
            Today
          </Button>
          {isWeek && (
            <PrevNextButtons
              unit="week"
              className={hasHours ? "md:gap-1" : "md:hidden"}
              onStep={(by) => select(addWeeks(cursor, by))}
            />
          )}
          {!hasHours && (
            <PrevNextButtons
              unit="month"
              className={isWeek ? "gap-1 max-md:hidden" : "md:gap-1"}
              onStep={(by) => select(addMonths(cursor, by))}
            />
          )}
        </div>
      </div>
      {hasHours ? (
        <WeekGrid
          fallback={<Skeleton className="h-144" />}
          events={grid.events}
          timeZone={grid.timeZone}
          days={days}
          today={today}
          day={day}
          plan={plan}
          drag={drag}
          onSelect={select}
          onPressEvent={press}
          onAdd={add}
        />
      ) : (
        <>
          <MonthGrid
            {...grid}
            isWeek={isWeek}
            showsPlan={plan.shown}
            today={today}
            day={day}
            cursor={cursor}
            drag={drag}
            onMove={setCursor}
            onSelect={select}
            onPressEvent={press}
            onAdd={add}
          />
          <p className="flex items-center gap-2 border-t px-3 py-2 text-muted-foreground text-xs md:px-4">
            <span aria-hidden="true" className="size-3 rounded-sm border bg-primary-soft/60" />
            Days on which you completed topics
          </p>
        </>
      )}
      {pressed && (
        <EventPopover
          pressed={pressed}
          open={isOpen}
          timeZone={grid.timeZone}
          onClose={() => setOpen(false)}
          onOpenDialog={onOpenDialog}
        />
      )}
    </Card>
  );
}

type GridView = "week" | "month";

/**
 * The address may contain `?view=week` or `?view=month`. Otherwise a narrow window shows one week of the month, a wide one
 * the whole month; a wide window shows a week with its hours.
 */
function useGridView(): [GridView | null, (view: GridView | null) => void] {
  const [view, setView] = useViewParam();
  return [view === "week" || view === "month" ? view : null, setView];
}

/** '23 November – 29 November 2026'. */
const weekInWords = (day: CivilDay) =>
  `${dayInWords(weekStart(day), "day")} – ${dayInWords(addDays(weekStart(day), 6))}`;

type PrevNextButtonsProps = { unit: "week" | "month"; onStep(by: 1 | -1): void; className?: string };

/** Buttons for the previous and the next week or month. */
function PrevNextButtons({ unit, onStep, className }: PrevNextButtonsProps) {
  return (
    <span className={cn("flex", className)}>
      <Button variant="ghost" size="icon" aria-label={`Previous ${unit}`} onClick={() => onStep(-1)}>
        <Icon name="chevron-left" />
      </Button>
      <Button variant="ghost" size="icon" aria-label={`Next ${unit}`} onClick={() => onStep(1)}>
        <Icon name="chevron-right" />
      </Button>
    </span>
  );
}
