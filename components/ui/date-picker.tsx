"use client";
import { Popover as PopoverPrimitive } from "radix-ui";
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import { addMonths, dayAfterKey, firstOfMonth, monthInWords, weeksOf } from "@/lib/platform/time/month";
import { Button } from "./button";
import { cn } from "./cn";
import { Icon } from "./icon";
import { Popover, PopoverContent } from "./popover";
import { WeekdayHeads } from "./weekday-heads";

type DatePickerProps = {
  /** The field with its buttons: the picker opens below it, and a press there does not close it. */
  frame: RefObject<HTMLElement | null>;
  open: boolean;
  /** The chosen day. */
  day: CivilDay | null;
  today: CivilDay;
  min: CivilDay;
  max: CivilDay;
  onPick(day: CivilDay): void;
  onClose(): void;
};

/** A month to choose a day from. */
export function DatePicker({ frame, open, onClose, onPick, ...month }: DatePickerProps) {
  const pick = (day: CivilDay) => {
    onPick(day);
    onClose();
  };
  return (
    <Popover open={open} onOpenChange={(next) => next || onClose()}>
      <PopoverPrimitive.Anchor virtualRef={frame as RefObject<HTMLElement>} />
      <PopoverContent
        aria-label="Choose a date"
        align="start"
        className="w-auto p-3"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[data-day][tabindex='0']")?.focus();
        }}
        onInteractOutside={(event) => frame.current?.contains(event.target as Node) && event.preventDefault()}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          frame.current?.querySelector("input")?.focus();
        }}
      >
        <PickerMonth {...month} onPick={pick} />
      </PopoverContent>
    </Popover>
  );
}

type PickerMonthProps = Pick<DatePickerProps, "day" | "today" | "min" | "max" | "onPick">;

function PickerMonth({ day: chosen, today, min, max, onPick }: PickerMonthProps) {
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const start = chosen ?? (today < min ? min : today > max ? max : today);
  const [cursor, setCursor] = useState(start);
  const [isMoving, setMoving] = useState(false);
  const month = firstOfMonth(cursor);
  useLayoutEffect(() => {
    if (isMoving) grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor, isMoving]);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, event.shiftKey, cursor);
    if (!next) return;
    event.preventDefault();
    setMoving(true);
    setCursor(next);
  };
  const step = (months: number) => {
    setMoving(false);
    setCursor(addMonths(cursor, months));
  };
  const weeks = weeksOf(month);
  return (
    <>
      <div className="mb-1 flex items-center gap-1">
        <h3 id={id} aria-live="polite" className="mr-auto pl-2 font-medium text-sm">
          {monthInWords(cursor)}
        </h3>
        <Button variant="ghost" size="icon" aria-label="Previous month" onClick={() => step(-1)}>
          <Icon name="chevron-left" />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Next month" onClick={() => step(1)}>
          <Icon name="chevron-right" />
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA is a table with this role */}
      <table ref={grid} role="grid" aria-labelledby={id} onKeyDown={onKeyDown}>
        <WeekdayHeads week={weeks[0] ?? []} className="h-7 font-medium text-muted-foreground text-xs" />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to the button within the cell, as the grid pattern allows
                <td
                  key={day}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA gives a table's cells this role
                  role="gridcell"
                  aria-selected={day === chosen}
                  className="p-0"
                >
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === cursor ? 0 : -1}
                    aria-label={dayInWords(day)}
                    aria-current={day === today ? "date" : undefined}
                    aria-disabled={day < min || day > max || undefined}
                    onClick={() => day >= min && day <= max && onPick(day)}
                    className={cn(
                      "grid size-9 place-items-center rounded-md text-sm tabular-nums hover:bg-muted aria-disabled:opacity-60",
                      firstOfMonth(day) !== month && "text-muted-foreground",
                      day === today && "font-semibold text-primary",
                      day === chosen && "bg-primary text-primary-foreground hover:bg-primary",
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
