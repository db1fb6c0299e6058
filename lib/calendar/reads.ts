import "server-only";
import { visibleCourse } from "@/lib/courses/reads/fragments";
import { notFound } from "@/lib/platform/contract/problem";
import { queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { CivilDay } from "@/lib/platform/time/civil";
import { EVENT_MISSING, type Event, type Repeat } from "./contract";
import { daysOf, MOST_EVENTS } from "./rules";
import { type CalendarEvent, occurrencesIn } from "./rules/repeat";

/** Exam events do not count towards this limit: there is one per course. */
const MOST_LISTED = MOST_EVENTS + 500;

type Owner = Pick<Viewer, "id" | "isAdmin">;
type RangeReader = Owner & Pick<Viewer, "timeZone">;
type Range = { from?: CivilDay | undefined; to?: CivilDay | undefined };

/** The caller's events by start, in one statement. With a range those on its days, one entry for each occurrence. */
export async function listEvents(viewer: RangeReader, { from, to }: Range = {}): Promise<Event[]> {
  const events = await listWithRepeats(viewer, { from, to });
  if (from === undefined || to === undefined) return events.map(withoutRepeat);
  return events
    .flatMap((event) => occurrencesIn(event, from, to))
    .filter((event) => {
      const { first, last } = daysOf(event, viewer.timeZone);
      return first <= to && last >= from;
    })
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || a.id - b.id)
    .map(withoutRepeat);
}

/** The fields of the specified calls only. */
const withoutRepeat = ({ repeat: _repeat, occursOn: _day, ...event }: CalendarEvent): Event => event;

/** How the caller's events repeat. */
export async function listRepeats(viewer: Owner): Promise<(Repeat & { eventId: number })[]> {
  return repeatsOf(await listWithRepeats(viewer, { repeating: true }));
}

const repeatsOf = (events: CalendarEvent[]) =>
  events.flatMap(({ id, repeat }) => (repeat ? [{ eventId: id, ...repeat }] : []));

/** Events and repetitions in one statement, for the page that needs both. */
export async function eventsAndRepeats(viewer: Owner) {
  const events = await listWithRepeats(viewer);
  return { events: events.map(withoutRepeat), repeats: repeatsOf(events) };
}

type Row = Omit<Event, "startDate" | "endDate" | "createdAt" | "updatedAt"> & {
  startDate: Date | null;
  endDate: Date | null;
  repeatZone: string | null;
  repeatUntil: string | null;
  skippedDays: string[];
  createdAt: Date;
  updatedAt: Date;
};

type EventFilter = Range & { event?: number; repeating?: boolean };

/**
 * The caller's events, each with its repetition. A range keeps all that repeat, and of the others those that can touch its
 * days in any time zone, because computing the days of two thousand events takes long. A course that became a draft again
 * is not named.
 */
export async function listWithRepeats(
  viewer: Owner,
  { event, repeating = false, from, to }: EventFilter = {},
): Promise<CalendarEvent[]> {
  // SQL: a hot read, the calendar.
  const rows = await queryRows<Row>`
    select e.id, e.title, e.description, e."startDate", e."endDate", e.day::text as day, e."isExamEvent",
           c.id as "courseId", c.title as "courseTitle", e."repeatZone", e."repeatUntil"::text as "repeatUntil",
           e."skippedDays"::text[] as "skippedDays", e."createdAt", e."updatedAt"
    from "Event" e left join "Course" c on c.id = e."courseId" and ${visibleCourse(viewer)}
    where e."userId" = ${viewer.id} and (${event ?? null}::int is null or e.id = ${event ?? null}::int)
      and (not ${repeating}::boolean or e."repeatZone" is not null)
      and (${from ?? null}::date is null or e."repeatZone" is not null
           or (coalesce(e.day, (e."startDate" at time zone 'UTC')::date) <= ${to ?? null}::date + 1
               and coalesce(e.day, (coalesce(e."endDate", e."startDate") at time zone 'UTC')::date) >= ${from ?? null}::date - 1))
    order by coalesce(e."startDate", e.day::timestamp at time zone 'UTC'), e.id limit ${MOST_LISTED}`;
  return rows.map(({ repeatZone, repeatUntil, skippedDays, ...row }) => ({
    ...row,
    startDate: row.day ?? instantOf(row.startDate),
    endDate: row.endDate && instantOf(row.endDate),
    createdAt: instantOf(row.createdAt),
    updatedAt: instantOf(row.updatedAt),
    repeat: repeatZone === null ? undefined : { timeZone: repeatZone, until: repeatUntil, skippedDays },
  }));
}

function instantOf(date: Date | null): string {
  if (date === null) throw new Error("This event has neither a start nor an exam date");
  return date.toISOString();
}

/** Throws 404, also for another person's event. */
export async function getEvent(viewer: Owner, id: number): Promise<Event> {
  const [event] = await listWithRepeats(viewer, { event: id });
  if (!event) throw notFound(EVENT_MISSING);
  return withoutRepeat(event);
}
