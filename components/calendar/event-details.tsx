import { Badge } from "@/components/ui/badge";
import { Link } from "@/components/ui/link";
import type { Repeat } from "@/lib/calendar/contract";
import { timesOf } from "@/lib/calendar/rules";
import type { CalendarEvent } from "@/lib/calendar/rules/repeat";
import { dayInWords } from "@/lib/platform/time/civil";

type EventDetailsProps = { event: CalendarEvent; timeZone: string; titleId?: string };

/** Everything about one event: title, times, course, description, and for an exam where its date is changed. */
export function EventDetails({ event, timeZone, titleId }: EventDetailsProps) {
  const { title, description, courseTitle, isExamEvent } = event;
  return (
    <div className="min-w-0 flex-1 space-y-0.5 wrap-anywhere">
      <p id={titleId} className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-sm">
        <bdi>{title}</bdi>
        {isExamEvent && <Badge variant="exam">Exam</Badge>}
      </p>
      <p className="text-compact text-muted-foreground">
        <time dateTime={event.startDate}>{timesOf(event, timeZone)}</time>
        {event.repeat && <> · {repeatInWords(event.repeat)}</>}
        {courseTitle && !title.includes(courseTitle) && <> · {courseTitle}</>}
      </p>
      {description && (
        <p dir="auto" className="whitespace-pre-line pt-1 text-compact">
          {description}
        </p>
      )}
      {isExamEvent && event.courseId !== null && (
        <Link
          href={`/courses/${event.courseId}#exam-date`}
          className="inline-block pt-1 text-compact text-primary underline underline-offset-4 hover:no-underline"
        >
          Change the exam date
        </Link>
      )}
    </div>
  );
}

const repeatInWords = ({ until }: Repeat) => (until === null ? "every week" : `every week until ${dayInWords(until)}`);
