import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { Event } from "@/lib/calendar/contract";
import { shortTitle, timesOf, upcoming } from "@/lib/calendar/rules";
import { type CivilDay, dayInWords } from "@/lib/platform/civil";

const MOST = 6;

type ComingUpProps = {
  events: readonly Event[];
  timeZone: string;
  day: CivilDay;
  onSelect(day: CivilDay): void;
};

/** The agenda after the selected day. */
export function ComingUp({ events, timeZone, day, onSelect }: ComingUpProps) {
  const list = upcoming(events, timeZone, day, MOST);
  if (list.length === 0) return null;
  return (
    <Card>
      <h2 id="coming-up" className="heading border-b px-4 py-3 text-lg">
        Coming up
      </h2>
      <ul aria-labelledby="coming-up" className="divide-y">
        {list.map(({ event, day: on }) => (
          <li key={event.id}>
            <button
              type="button"
              onClick={() => onSelect(on)}
              className="-outline-offset-2 flex w-full items-start gap-3 px-4 py-2.5 text-left hover:bg-muted"
            >
              <time
                dateTime={on}
                className={cn(
                  "w-14 shrink-0 text-compact leading-5",
                  event.isExamEvent ? "font-medium text-exam" : "text-muted-foreground",
                )}
              >
                {dayInWords(on, "short")}
              </time>
              <span className="min-w-0 flex-1">
                <bdi className="block truncate text-sm">{shortTitle(event)}</bdi>
                <span className="text-muted-foreground text-xs">
                  {event.isExamEvent ? "Exam" : timesOf(event, timeZone)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
