import "server-only";
import { queryRows } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import { EVENT_MISSING, type Event } from "./contract";
import { MOST_EVENTS } from "./rules";

/** Exam events do not count towards this limit: there is one per course. */
const MOST_LISTED = MOST_EVENTS + 500;

type Row = Omit<Event, "startDate" | "endDate" | "createdAt" | "updatedAt"> & {
  startDate: Date | null;
  endDate: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

/** The caller's events by start, in one statement. */
export async function listEvents(viewer: Pick<Viewer, "id">, onlyEvent: number | null = null): Promise<Event[]> {
  // SQL: one statement where Prisma needs one a relation.
  const rows = await queryRows<Row>`
    select e.id, e.title, e.description, e."startDate", e."endDate", e.day::text as day, e."isExamEvent",
           e."courseId", c.title as "courseTitle", e."createdAt", e."updatedAt"
    from "Event" e left join "Course" c on c.id = e."courseId"
    where e."userId" = ${viewer.id} and (${onlyEvent}::int is null or e.id = ${onlyEvent}::int)
    order by coalesce(e."startDate", e.day::timestamp at time zone 'UTC'), e.id limit ${MOST_LISTED}`;
  return rows.map((row) => ({
    ...row,
    startDate: row.day ?? instantOf(row.startDate),
    endDate: row.endDate && instantOf(row.endDate),
    createdAt: instantOf(row.createdAt),
    updatedAt: instantOf(row.updatedAt),
  }));
}

function instantOf(date: Date | null): string {
  if (date === null) throw new Error("This event has neither a start nor an exam date");
  return date.toISOString();
}

/** Throws 404, also for another person's event. */
export async function getEvent(viewer: Viewer, id: number): Promise<Event> {
  const [found] = await listEvents(viewer, id);
  if (!found) throw notFound(EVENT_MISSING);
  return found;
}
