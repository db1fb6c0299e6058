"use client";
import { type DragEvent, useRef } from "react";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";

/** Moves events from day to day with the mouse. Without a mouse events are moved in their form. */
export type EventDrag = {
  /** The handlers of an event shown on a day. An exam cannot be dragged: it follows the exam date of its course. */
  source(event: CalendarEvent, day: CivilDay): object;
  /** For a day, on which an event can be dropped. */
  target(day: CivilDay): object;
};

export function useEventDrag(onMove: (event: CalendarEvent, days: number) => void): EventDrag {
  const dragged = useRef<{ event: CalendarEvent; day: CivilDay } | null>(null);
  return {
    source: (event, day) =>
      event.isExamEvent
        ? {}
        : {
            draggable: true,
            onDragStart: ({ dataTransfer }: DragEvent) => {
              dragged.current = { event, day };
              dataTransfer.effectAllowed = "move";
              dataTransfer.setData("text/plain", event.title);
            },
            onDragEnd: () => {
              dragged.current = null;
            },
          },
    target: (day) => ({
      onDragOver: (over: DragEvent<HTMLElement>) => {
        if (!dragged.current) return;
        over.preventDefault();
        over.currentTarget.dataset.drop = "";
      },
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent<HTMLElement>) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          delete currentTarget.dataset.drop;
      },
      onDrop: (dropped: DragEvent<HTMLElement>) => {
        delete dropped.currentTarget.dataset.drop;
        if (!dragged.current) return;
        dropped.preventDefault();
        const { event, day: from } = dragged.current;
        if (from !== day) onMove(event, daysBetween(from, day));
      },
    }),
  };
}
