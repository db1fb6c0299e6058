import "server-only";
import { visibleCourseWhere } from "@/lib/courses/reads/fragments";
import { fieldProblem, notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db, transaction } from "@/lib/platform/database/db";
import { lockRows } from "@/lib/platform/database/locks";
import { type IdempotencyKey, transactionOnce } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import { addDays, type CivilDay, dateOf, dayIn, dayOf, daysBetween, isInstant } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { EVENT_MISSING, type Event, type EventBody, type Repeat } from "./contract";
import { getEvent } from "./reads";
import { MOST_EVENTS, type Synced } from "./rules";
import { LONGEST_REPEATED_DAYS, lastsTooLongToRepeat, MOST_REPEATING, MOST_SKIPPED } from "./rules/limits";
import { takesPlaceOn, timesOn } from "./rules/repeat";

const calendarFull = () =>
  new Problem("limit_reached", "Your calendar is full. Please delete events you no longer need.");

const NO_SUCH_COURSE = "There is no such course.";
const unknownCourse = () => fieldProblem("unknown_reference", "courseId", NO_SUCH_COURSE);

/** Throws 400 `unknown_reference` and 409 `limit_reached`. Exam events are created by setting the exam date. */
export async function createEvent(viewer: Viewer, body: EventBody, key: IdempotencyKey | null): Promise<Event> {
  const { title, description, startDate, endDate = null, courseId = null } = body;
  const { repeatZone, repeatUntil, skippedDays } = repeatColumns(viewer, body);
  const { id } = await transactionOnce(key, async (tx) => {
    await lockCalendar(tx, viewer);
    if (courseId !== null) await requireCourseNamed(tx, viewer, courseId);
    if (repeatZone !== null) await requireRoomToRepeat(tx, viewer);
    // SQL: inserts what it selects, in one statement.
    const [event] = await tx.$queryRaw<{ id: number }[]>`
      insert into "Event" ("userId", title, description, "startDate", "endDate", "courseId", "repeatZone", "repeatUntil",
                           "skippedDays", "createdAt", "updatedAt")
      select ${viewer.id}, ${title}, ${description}, ${startDate}::timestamptz, ${endDate}::timestamptz, ${courseId}::int,
             ${repeatZone}, ${repeatUntil}::date, ${skippedDays}::date[], ${now()}, ${now()}
      where (select count(*) from "Event" where "userId" = ${viewer.id}) < ${MOST_EVENTS} returning id`;
    if (!event) throw calendarFull();
    return event;
  });
  return getEvent(viewer, id);
}

/** A person's requests run one after another, so that two at once cannot exceed a limit. */
const lockCalendar = (tx: Db, { id }: Viewer) => lockRows(tx, "User", [id], "no key update");

/**
 * Throws 404, 403 `exam_event_readonly`, 400 `unknown_reference` and `invalid_date`, 409 `limit_reached`. An event never
 * changes between exam event and other event.
 */
export async function updateEvent(viewer: Viewer, id: number, body: EventBody): Promise<Event> {
  const { title, description, startDate, endDate = null, courseId = null } = body;
  await transaction(async (tx) => {
    if (body.repeat) await lockCalendar(tx, viewer);
    const row = await lockEvent(tx, viewer, id);
    refuseExam(row);
    if (courseId !== null) await requireCourseNamed(tx, viewer, courseId);
    if (!isInstant(startDate)) throw new Problem("invalid_date", "Please give a date and time with its zone.");
    if (body.repeat && row.repeatZone === null) await requireRoomToRepeat(tx, viewer);
    const times = { startDate: new Date(startDate), endDate: endDate === null ? null : new Date(endDate) };
    const repeats = prismaDays(repeatColumns(viewer, body, row));
    const data = { title, description, ...times, ...repeats, courseId, updatedAt: now() };
    await tx.event.updateMany({ where: { id }, data });
  });
  return getEvent(viewer, id);
}

type RepeatColumns = { repeatZone: string | null; repeatUntil: CivilDay | null; skippedDays: CivilDay[] };
type LockedEvent = RepeatColumns & { startDate: Date | null };

const NEVER: RepeatColumns = { repeatZone: null, repeatUntil: null, skippedDays: [] };

/** How the event repeats after a change. Days that were left out move along with its first day. */
function repeatColumns(viewer: Viewer, { repeat, startDate, endDate }: EventBody, before?: LockedEvent): RepeatColumns {
  const earlier = before?.repeatZone ? before : null;
  if (repeat === null || (!repeat && !earlier)) return NEVER;
  const repeatZone = repeat?.timeZone ?? earlier?.repeatZone ?? viewer.timeZone;
  const repeatUntil = repeat ? repeat.until : (earlier?.repeatUntil ?? null);
  const first = dayIn(repeatZone, new Date(startDate));
  if (repeatUntil !== null && repeatUntil < first) throw endsTooEarly();
  if (endDate && lastsTooLongToRepeat(startDate, endDate)) throw repeatsTooLong();
  const moved = earlier?.startDate ? daysBetween(dayIn(earlier.repeatZone ?? repeatZone, earlier.startDate), first) : 0;
  const skippedDays = repeat?.skippedDays ?? (earlier?.skippedDays ?? []).map((day) => addDays(day, moved));
  return { repeatZone, repeatUntil, skippedDays: [...new Set(skippedDays)] };
}

const prismaDays = ({ repeatZone, repeatUntil, skippedDays }: RepeatColumns) => ({
  repeatZone,
  repeatUntil: repeatUntil === null ? null : dateOf(repeatUntil),
  skippedDays: skippedDays.map(dateOf),
});

const REPEAT_ENDS_EARLY = "The last day cannot be before the first.";
const endsTooEarly = () => fieldProblem("invalid_date", "repeat", REPEAT_ENDS_EARLY);

const TOO_LONG = `An event that repeats can last at most ${LONGEST_REPEATED_DAYS} days.`;
const repeatsTooLong = () => fieldProblem("invalid_date", "endDate", TOO_LONG);

async function requireRoomToRepeat(tx: Db, viewer: Viewer): Promise<void> {
  const count = await tx.event.count({ where: { userId: viewer.id, repeatZone: { not: null } } });
  if (count >= MOST_REPEATING)
    throw new Problem("limit_reached", `At most ${MOST_REPEATING} events can repeat. Please delete one first.`);
}

/** Throws 404, also for a day on which the event does not take place, and 409 `limit_reached`. */
export async function skipOccurrence(
  viewer: Viewer,
  id: number,
  { day, skipped }: { day: CivilDay; skipped: boolean },
): Promise<{ id: number }> {
  await transaction(async (tx) => {
    const { startDate, repeat } = await lockRepeating(tx, viewer, id);
    const days = repeat.skippedDays.filter((skippedDay) => skippedDay !== day);
    if (!takesPlaceOn({ startDate, endDate: null }, { ...repeat, skippedDays: days }, day))
      throw notFound(EVENT_MISSING);
    await saveSkipped(tx, id, skipped ? [...days, day] : days);
  });
  return { id };
}

/** Throws 404, also for a day on which the event does not take place, and 409 `limit_reached`. */
export async function moveOccurrence(
  viewer: Viewer,
  id: number,
  { day, to }: { day: CivilDay; to: CivilDay },
  key: IdempotencyKey | null,
): Promise<Event> {
  const moved = await transactionOnce(key, async (tx) => {
    await lockCalendar(tx, viewer);
    const { title, description, courseId, startDate, endDate, repeat } = await lockRepeating(tx, viewer, id);
    if (!takesPlaceOn({ startDate, endDate }, repeat, day)) throw notFound(EVENT_MISSING);
    if ((await tx.event.count({ where: { userId: viewer.id } })) >= MOST_EVENTS) throw calendarFull();
    await saveSkipped(tx, id, [...repeat.skippedDays, day]);
    const times = timesOn({ startDate, endDate }, repeat, to);
    const data = { userId: viewer.id, title, description, courseId, ...times, createdAt: now(), updatedAt: now() };
    return tx.event.create({ data, select: { id: true } });
  });
  return getEvent(viewer, moved.id);
}

/** Reads an event that is about to change; writing `updatedAt` locks its row until the transaction ends. Throws 404. */
async function lockEvent(tx: Db, viewer: Viewer, id: number) {
  const [row] = await tx.event.updateManyAndReturn({
    where: { id, userId: viewer.id },
    data: { updatedAt: now() },
  });
  if (!row) throw notFound(EVENT_MISSING);
  const { repeatUntil, skippedDays } = row;
  return { ...row, repeatUntil: repeatUntil && dayOf(repeatUntil), skippedDays: skippedDays.map(dayOf) };
}

async function lockRepeating(tx: Db, viewer: Viewer, id: number) {
  const row = await lockEvent(tx, viewer, id);
  if (!row.repeatZone || !row.startDate) throw notFound(EVENT_MISSING);
  const { title, description, courseId, repeatZone, repeatUntil, skippedDays } = row;
  const repeat: Repeat = { timeZone: repeatZone, until: repeatUntil, skippedDays };
  const times = { startDate: row.startDate.toISOString(), endDate: row.endDate?.toISOString() ?? null };
  return { title, description, courseId, ...times, repeat };
}

async function saveSkipped(tx: Db, id: number, days: readonly CivilDay[]): Promise<void> {
  if (days.length > MOST_SKIPPED)
    throw new Problem("limit_reached", `At most ${MOST_SKIPPED} days of an event can be left out.`);
  await tx.event.updateMany({ where: { id }, data: { skippedDays: days.map(dateOf), updatedAt: now() } });
}

/** Throws 404 and 403 `exam_event_readonly`. */
export async function deleteEvent(viewer: Viewer, id: number): Promise<{ id: number }> {
  const where = { id, userId: viewer.id };
  const { count } = await db.event.deleteMany({ where: { ...where, isExamEvent: false } });
  if (count === 0) await refuseDeletion(where);
  return { id };
}

function refuseExam({ isExamEvent }: { isExamEvent: boolean }): void {
  if (isExamEvent) throw new Problem("exam_event_readonly", "Exam events follow the exam date of their course.");
}

async function refuseDeletion(where: { id: number; userId: string }): Promise<never> {
  const event = await db.event.findFirst({ where, select: { isExamEvent: true } });
  if (event) refuseExam(event);
  throw notFound(EVENT_MISSING);
}

/** Throws 400 `unknown_reference`: in a request body, an unknown course is the sender's mistake. */
export async function requireCourseNamed(tx: Db, viewer: Viewer, courseId: number): Promise<void> {
  const course = await tx.course.findFirst({
    where: { id: courseId, ...visibleCourseWhere(viewer) },
    select: { id: true },
  });
  if (!course) throw unknownCourse();
}

/** Sets the student's own texts on the exam event of this course; in the transaction that sets the date. */
export async function nameExamEvent(
  tx: Db,
  viewer: Viewer,
  courseId: number,
  { title, description }: Pick<EventBody, "title" | "description">,
): Promise<{ id: number }> {
  const [event] = await tx.event.updateManyAndReturn({
    where: { userId: viewer.id, courseId, isExamEvent: true },
    data: { title, description, updatedAt: now() },
    select: { id: true },
  });
  if (!event) throw notFound(EVENT_MISSING);
  return event;
}

/**
 * Updates the exam event of this course to match the exam date; in the transaction that changes the date. A generated
 * title follows the course's title, one written by the student stays.
 */
export async function followExamDate(
  tx: Db,
  userId: string,
  courseId: number,
  examDate: CivilDay | null,
): Promise<void> {
  if (examDate === null) {
    await tx.event.deleteMany({ where: { userId, courseId, isExamEvent: true } });
    return;
  }
  // SQL: an upsert that computes with the stored row.
  await tx.$executeRaw`
    insert into "Event" ("userId", "courseId", title, day, "isExamEvent", "createdAt", "updatedAt")
    select ${userId}, c.id, left('Exam: ' || c.title, 200), ${dateOf(examDate)}::date, true, ${now()}, ${now()}
    from "Course" c where c.id = ${courseId}
    on conflict ("userId", "courseId") where "isExamEvent"
    do update set day = excluded.day, "updatedAt" = excluded."updatedAt",
      title = case when "Event".title like 'Exam: %' then excluded.title else "Event".title end`;
}

/** Repairs exam events that do not match exam dates: deletes, adds and moves events. */
export async function syncExams(viewer: Viewer): Promise<Synced> {
  return transaction(async (tx) => {
    // Waits for an exam date that is being changed, because a repair must not undo that change.
    // SQL: a row lock.
    await tx.$queryRaw`select id from "Enrollment" where "userId" = ${viewer.id} order by id for update`;
    // SQL: reads and writes in one statement, so that nothing comes between.
    const [synced] = await tx.$queryRaw<Synced[]>`
      with exam as (
        select n."courseId", n."examDate" as day, left('Exam: ' || c.title, 200) as title
        from "Enrollment" n join "Course" c on c.id = n."courseId"
        where n."userId" = ${viewer.id} and n."examDate" is not null
      ), removed as (
        delete from "Event" e where e."userId" = ${viewer.id} and e."isExamEvent"
          and not exists (select from exam where exam."courseId" = e."courseId") returning id
      ), moved as (
        update "Event" e set day = exam.day, "updatedAt" = ${now()} from exam
        where e."userId" = ${viewer.id} and e."isExamEvent" and e."courseId" = exam."courseId" and e.day <> exam.day
        returning e.id
      ), created as (
        insert into "Event" ("userId", "courseId", title, day, "isExamEvent", "createdAt", "updatedAt")
        select ${viewer.id}, exam."courseId", exam.title, exam.day, true, ${now()}, ${now()} from exam
        on conflict ("userId", "courseId") where "isExamEvent" do nothing returning id
      )
      select (select count(*)::int from created) as created, (select count(*)::int from moved) as updated,
             (select count(*)::int from removed) as removed`;
    return synced ?? { created: 0, updated: 0, removed: 0 };
  });
}
