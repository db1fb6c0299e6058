"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Event } from "@/lib/calendar/contract";
import { addMonths, addWeeks, monthInWords } from "@/lib/calendar/rules/month";
import type { CivilDay } from "@/lib/platform/civil";
import { MonthGrid } from "./month-grid";
import { PrevNextButtons } from "./prev-next-buttons";
import { usePhoneView } from "./use-phone-view";

type MonthCardProps = {
  events: readonly Event[];
  timeZone: string;
  today: CivilDay;
  day: CivilDay;
  onSelect(day: CivilDay): void;
  onAdd(day: CivilDay): void;
};

/**
 * The month of the day that the keyboard stands on: the selected one until arrows lead away from it. On a phone only
 * its week, until the month is asked for.
 */
export function MonthCard({ today, day, onSelect, ...grid }: MonthCardProps) {
  const [cursor, setCursor] = useState(day);
  const [followed, setFollowed] = useState(day);
  const [view, show] = usePhoneView();
  const isWeek = view === "week";
  // A day chosen elsewhere on the page takes the keyboard's place along.
  if (followed !== day) {
    setFollowed(day);
    setCursor(day);
  }
  const select = (next: CivilDay) => {
    // At once, as the address follows a moment later and the focus must not lose its cell meanwhile.
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
      />
    </Card>
  );
}
