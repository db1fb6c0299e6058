"use client";
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useMemo, useRef } from "react";
import { PlanChips } from "@/components/plan/plan-chips";
import type { PlanLayer } from "@/components/plan/use-plan-layer";
import { cn } from "@/components/ui/cn";
import { dayName, timesOf } from "@/lib/calendar/rules";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { type Slot, type WeekDay, weekOf } from "@/lib/calendar/rules/week";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import type { PressedEvent } from "./event-popover";
import { EventTitle } from "./event-title";
import type { EventDrag } from "./use-event-drag";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HOUR_REM = 3;
/** The hour at the top when the week opens. */
const MORNING = 7;

type WeekGridProps = {
  events: readonly CalendarEvent[];
  timeZone: string;
  days: readonly CivilDay[];
  today: CivilDay;
  /** The selected day. */
  day: CivilDay;
  plan: Pick<PlanLayer, "itemsOn">;
  drag: EventDrag;
  onSelect(day: CivilDay): void;
  onAdd(day: CivilDay, hour?: number): void;
  onPressEvent(pressed: PressedEvent): void;
};

/** Seven days with their hours, for wide windows. */
export function WeekGrid(props: WeekGridProps) {
  const { events, timeZone, days, today, day: selected, plan, drag, onSelect, onAdd, onPressEvent } = props;
  const frame = useRef<HTMLElement>(null);
  const week = useMemo(() => weekOf(events, timeZone, days), [events, timeZone, days]);
  useLayoutEffect(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (frame.current) frame.current.scrollTop = MORNING * HOUR_REM * rem;
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "n" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onAdd(selected);
  };
  return (
    <section
      ref={frame}
      aria-label="Week"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="-outline-offset-2 h-144 overflow-y-auto"
    >
      <div className={cn(COLUMNS, "sticky top-0 z-20 border-b bg-card")}>
        <span />
        {week.map(({ day, allDay, slots }) => (
          <DayHead
            key={day}
            day={day}
            name={dayName(day, [...allDay, ...slots.map(({ event }) => event)])}
            isToday={day === today}
            isSelected={day === selected}
            onSelect={onSelect}
          />
        ))}
        <span className="py-1 pr-2 text-right text-muted-foreground text-xs leading-6">All day</span>
        {week.map(({ day, allDay }) => (
          <div
            key={day}
            className="flex min-h-8 flex-col gap-0.5 border-l p-1 data-drop:bg-primary-soft"
            {...drag.target(day)}
          >
            {allDay.map((event) => (
              <EventButton
                key={event.id}
                event={event}
                timeZone={timeZone}
                dragProps={drag.source(event, day)}
                className="truncate"
                onPress={onPressEvent}
              />
            ))}
            <PlanChips items={plan.itemsOn(day)} room={1} />
          </div>
        ))}
      </div>
      <div className={COLUMNS}>
        <div aria-hidden="true">
          {HOURS.map((hour) => (
            <span
              key={hour}
              className="block h-12 pr-2 text-right text-muted-foreground text-xs leading-4 tabular-nums"
            >
              {String(hour).padStart(2, "0")}:00
            </span>
          ))}
        </div>
        {week.map((column) => (
          <DayColumn
            key={column.day}
            day={column}
            timeZone={timeZone}
            drag={drag}
            onAdd={onAdd}
            onPressEvent={onPressEvent}
          />
        ))}
      </div>
    </section>
  );
}

const COLUMNS = "grid grid-cols-8";

type DayHeadProps = {
  day: CivilDay;
  name: string;
  isToday: boolean;
  isSelected: boolean;
  onSelect(day: CivilDay): void;
};

function DayHead({ day, name, isToday, isSelected, onSelect }: DayHeadProps) {
  return (
    <button
      type="button"
      data-day={day}
      aria-label={name}
      aria-pressed={isSelected}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onSelect(day)}
      className={cn(
        "-outline-offset-2 border-l py-2 text-center text-muted-foreground text-xs hover:bg-muted",
        isSelected && "bg-primary-soft font-semibold text-primary",
      )}
    >
      {dayInWords(day, "name").slice(0, 3)}{" "}
      <span
        className={cn(
          "inline-grid size-6 place-items-center rounded-full tabular-nums",
          isToday && "bg-primary text-primary-foreground",
        )}
      >
        {Number(day.slice(8))}
      </span>
    </button>
  );
}

type DayColumnProps = Pick<WeekGridProps, "timeZone" | "drag" | "onAdd" | "onPressEvent"> & {
  day: WeekDay<CalendarEvent>;
};

function DayColumn({ day: { day, slots }, timeZone, drag, onAdd, onPressEvent }: DayColumnProps) {
  const addAt = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) =>
    onAdd(day, Math.min(23, Math.floor((nativeEvent.offsetY / currentTarget.offsetHeight) * 24)));
  return (
    <div className="relative border-l data-drop:bg-primary-soft" {...drag.target(day)}>
      <div aria-hidden="true">
        {HOURS.map((hour) => (
          <span key={hour} className="block h-12 border-b" />
        ))}
      </div>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        title="Add event"
        onClick={addAt}
        className="absolute inset-0 size-full hover:bg-muted/40"
      />
      {slots.map((slot) => (
        <EventButton
          key={slot.event.id}
          event={slot.event}
          slot={slot}
          timeZone={timeZone}
          dragProps={drag.source(slot.event, day)}
          className="absolute z-10 overflow-hidden"
          onPress={onPressEvent}
        />
      ))}
    </div>
  );
}

type EventButtonProps = {
  event: CalendarEvent;
  timeZone: string;
  slot?: Slot<CalendarEvent>;
  dragProps: object;
  className: string;
  onPress(pressed: PressedEvent): void;
};

function EventButton({ event, timeZone, slot, dragProps, className, onPress }: EventButtonProps) {
  const times = event.isExamEvent ? "exam" : timesOf(event, timeZone);
  return (
    <button
      ref={(button) => {
        if (button && slot) setPosition(button, slot);
      }}
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget: chip }) => onPress({ event, chip })}
      {...dragProps}
      className={cn(
        "block rounded-sm px-1.5 text-left text-xs leading-6 hover:brightness-96 dark:hover:brightness-120",
        event.isExamEvent ? "bg-exam-soft font-medium text-exam" : "bg-info-soft text-info",
        className,
      )}
    >
      <span className={cn(slot && "block truncate font-medium leading-5")}>
        <EventTitle event={event} />
      </span>
      <span className={slot ? "block truncate leading-4" : "sr-only"}>
        <span className="sr-only">, </span>
        {times}
      </span>
    </button>
  );
}

/** By script, because the page's Content-Security-Policy allows no style attributes in its HTML. */
function setPosition({ style }: HTMLElement, { from, to, column, columns }: Slot<CalendarEvent>): void {
  style.top = `${(from / 60) * HOUR_REM}rem`;
  style.height = `${((to - from) / 60) * HOUR_REM}rem`;
  style.left = `${(column / columns) * 100}%`;
  style.width = `${100 / columns}%`;
}
