"use client";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Event } from "@/lib/calendar/contract";
import type { CivilDay } from "@/lib/platform/civil";
import { addMonths, addWeeks, monthInWords } from "@/lib/platform/month";
import type { EventDialogState } from "./event-dialog";
import type { PressedEvent } from "./event-popover";
import { MonthGrid } from "./month-grid";

type MonthCardProps = {
  events: readonly Event[];
  timeZone: string;
  today: CivilDay;
  day: CivilDay;
  onSelect(day: CivilDay): void;
  /** Selects a day and moves to the list of what is on it. */
  onShowDay(day: CivilDay): void;
  onOpenDialog(asked: EventDialogState): void;
};

const EventPopover = lazyPart(() => import("./event-popover").then((module) => module.EventPopover));

/**
 * The month of the focused day: the selected day until the arrow keys move. On a phone only its week, until the month
 * is opened.
 */
export function MonthCard({ today, day, onSelect, onOpenDialog, ...grid }: MonthCardProps) {
  const [cursor, setCursor] = useState(day);
  const [followed, setFollowed] = useState(day);
  const [view, show] = usePhoneView();
  const isWeek = view === "week";
  const [pressed, setPressed] = useState<PressedEvent | null>(null);
  const [isOpen, setOpen] = useState(false);
  const press = (next: PressedEvent) => {
    setOpen(!(isOpen && pressed?.chip === next.chip));
    setPressed(next);
  };
  // A day selected elsewhere on the page also becomes the focused day.
  if (followed !== day) {
    setFollowed(day);
    setCursor(day);
  }
  const select = (next: CivilDay) => {
    // Set immediately, because the address changes later and the focus must not lose its cell in between.
    setCursor(next);
    onSelect(next);
  };
  return (
    <Card className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-end gap-1 border-b px-3 py-2 md:px-4">
        <h2 id="calendar-month" aria-live="polite" className="heading mr-auto text-lg">
          <span className="max-md:hidden">{monthInWords(cursor)}</span>
          <span className="md:hidden">{monthInWords(cursor, "short")}</span>
        </h2>
        <div className="flex items-center gap-1">
          <Button variant="outline" size="sm" className="md:hidden" onClick={() => show(isWeek ? "month" : "week")}>
            {isWeek ? "Month" : "Week"}
          </Button>
          <Button variant="outline" size="sm" onClick={() => select(today)}>
            Today
          </Button>
          {isWeek && (
            <PrevNextButtons unit="week" className="md:hidden" onStep={(by) => select(addWeeks(cursor, by))} />
          )}
          <PrevNextButtons
            unit="month"
            className={isWeek ? "gap-1 max-md:hidden" : "md:gap-1"}
            onStep={(by) => select(addMonths(cursor, by))}
          />
        </div>
      </div>
      <MonthGrid
        {...grid}
        isWeek={isWeek}
        today={today}
        day={day}
        cursor={cursor}
        onMove={setCursor}
        onSelect={select}
        onPressEvent={press}
        onAdd={(on) => onOpenDialog({ kind: "create", day: on })}
      />
      <p className="flex items-center gap-2 border-t px-3 py-2 text-muted-foreground text-xs md:px-4">
        <span aria-hidden="true" className="size-3 rounded-sm border bg-primary/12" />
        Days on which you completed topics
      </p>
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

type PhoneView = "week" | "month";

/**
 * How much of the grid a narrow window shows, stored in the address as `?view=month`; a wide window always shows the
 * whole month.
 */
function usePhoneView(): [PhoneView, (view: PhoneView) => void] {
  const search = useSearchParams();
  const show = (view: PhoneView) => {
    const params = new URLSearchParams(search);
    if (view === "month") params.set("view", view);
    else params.delete("view");
    window.history.replaceState(null, "", params.size > 0 ? `?${params}` : window.location.pathname);
  };
  return [search.get("view") === "month" ? "month" : "week", show];
}

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
