"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { Event } from "@/lib/calendar/contract";
import { addMonths, monthInWords } from "@/lib/calendar/rules/month";
import type { CivilDay } from "@/lib/platform/civil";
import { MonthGrid } from "./month-grid";

type MonthCardProps = {
  events: readonly Event[];
  timeZone: string;
  today: CivilDay;
  day: CivilDay;
  onSelect(day: CivilDay): void;
  onAdd(day: CivilDay): void;
};

/** The month of the day that the keyboard stands on: the selected one until arrows lead away from it. */
export function MonthCard({ today, day, onSelect, ...grid }: MonthCardProps) {
  const [cursor, setCursor] = useState(day);
  const [followed, setFollowed] = useState(day);
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
      <div className="flex items-center gap-1 border-b px-3 py-2 md:px-4">
        <h2 id="calendar-month" aria-live="polite" className="heading mr-auto text-lg">
          {monthInWords(cursor)}
        </h2>
        <Button variant="outline" size="sm" onClick={() => select(today)}>
          Today
        </Button>
        <Button variant="ghost" size="icon" aria-label="Previous month" onClick={() => select(addMonths(cursor, -1))}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Next month" onClick={() => select(addMonths(cursor, 1))}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
      <MonthGrid {...grid} today={today} day={day} cursor={cursor} onMove={setCursor} onSelect={select} />
    </Card>
  );
}
