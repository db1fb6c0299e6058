import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { timesOf, upcoming } from "@/lib/calendar/rules";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { addDays, type CivilDay, dayInWords } from "@/lib/platform/time/civil";
import { EventTitle } from "./event-title";

const MOST_ON_PHONE = 12;
const MOST_BESIDE_MONTH = 6;

type ComingUpProps = {
  events: readonly CalendarEvent[];
  timeZone: string;
  today: CivilDay;
  onSelect(day: CivilDay): void;
};

/** The events after today, whichever day is selected. */
export function ComingUp({ events, timeZone, today, onSelect }: ComingUpProps) {
  const days = upcoming(events, timeZone, today, MOST_ON_PHONE);
  if (days.length === 0) return null;
  return (
    <Card>
      <h2 id="coming-up" className="heading border-b px-4 py-3 text-lg">
        Coming up
      </h2>
      <ul aria-labelledby="coming-up">
        {days.map(({ day, events: list, before }) => (
          <li
            key={day}
            className={cn("flex items-start not-first:border-t", before >= MOST_BESIDE_MONTH && "md:hidden")}
          >
            <DayMark
              day={day}
              isTomorrow={day === addDays(today, 1)}
              isExam={list.some(({ isExamEvent }) => isExamEvent)}
            />
            <ul className="min-w-0 flex-1 divide-y">
              {list.map((event) => (
                <li key={event.id}>
                  <button
                    type="button"
                    onClick={() => onSelect(day)}
                    className="-outline-offset-2 w-full py-2.5 pr-4 pl-2 text-left hover:bg-muted"
                  >
                    <bdi className="block truncate text-sm">
                      <EventTitle event={event} />
                    </bdi>
                    <span className="block text-muted-foreground text-xs">
                      {event.isExamEvent ? "Exam" : timesOf(event, timeZone)}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DayMark({ day, isTomorrow, isExam }: { day: CivilDay; isTomorrow: boolean; isExam: boolean }) {
  return (
    <time dateTime={day} className="w-22 shrink-0 py-2.5 pl-4">
      <span className={cn("block text-compact leading-[1.3125rem]", isExam && "font-medium text-exam")}>
        {dayInWords(day, "short")}
      </span>
      <span className="block text-muted-foreground text-xs">{isTomorrow ? "Tomorrow" : dayInWords(day, "name")}</span>
    </time>
  );
}
