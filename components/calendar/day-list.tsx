import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { eventsByDay } from "@/lib/calendar/rules";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import { EventDetails } from "./event-details";
import type { EventDialogState } from "./event-dialog";

type DayListProps = {
  events: readonly CalendarEvent[];
  timeZone: string;
  today: CivilDay;
  day: CivilDay;
  onOpenDialog(dialog: EventDialogState): void;
};

export function DayList({ events, timeZone, today, day, onOpenDialog }: DayListProps) {
  const list = eventsByDay(events, timeZone, day, day).get(day) ?? [];
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b px-4 py-3">
        <h2 id="selected-day" tabIndex={-1} aria-live="polite" className="heading scroll-mt-44 text-lg outline-none">
          {dayInWords(day, "weekday")}
        </h2>
        {day === today && <Badge variant="soft">Today</Badge>}
      </div>
      {list.length === 0 ? (
        <p className="px-4 py-6 text-muted-foreground text-sm">No events scheduled for this day</p>
      ) : (
        <ul aria-labelledby="selected-day" className="divide-y">
          {list.map((event) => (
            <EventRow key={event.id} event={event} timeZone={timeZone} onOpenDialog={onOpenDialog} />
          ))}
        </ul>
      )}
    </Card>
  );
}

type EventRowProps = { event: CalendarEvent; timeZone: string; onOpenDialog(dialog: EventDialogState): void };

function EventRow({ event, timeZone, onOpenDialog }: EventRowProps) {
  const { title, isExamEvent } = event;
  return (
    <li className="flex gap-2 px-4 py-3">
      <EventDetails event={event} timeZone={timeZone} />
      {!isExamEvent && (
        <div className="-mr-2 flex shrink-0">
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Edit ${title}`}
            title="Edit"
            onClick={() => onOpenDialog({ kind: "edit", event })}
          >
            <Icon name="pencil" />
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`Delete ${title}`}
            title="Delete"
            onClick={() => onOpenDialog({ kind: "delete", event })}
          >
            <Icon name="trash" />
          </Button>
        </div>
      )}
    </li>
  );
}
