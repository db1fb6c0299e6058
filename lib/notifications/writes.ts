import "server-only";
import { randomUUID } from "node:crypto";
import { notFound } from "@/lib/platform/contract/problem";
import { type Db, db, Prisma, type SqlClient } from "@/lib/platform/database/db";
import { runEach } from "@/lib/platform/process/run-each";
import type { Viewer } from "@/lib/platform/server/session";
import { dayIn, hourIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { Notification } from "./contract";
import { EVENING_HOUR, EXAM_DAYS, MORNING_HOUR, type Notice } from "./rules";

const missing = () => notFound("This notification is no longer there.");

type Row = Omit<Notification, "createdAt"> & { createdAt: Date };
const shown = (row: Row): Notification => ({ ...row, createdAt: row.createdAt.toISOString() });

const intoNotification = Prisma.sql`
    insert into "Notification" ("userId", type, title, message, link, cause, "relatedEntityType", "relatedEntityId", "createdAt")`;

/** Notifies users, in the transaction of the change. A cause is notified only once per user. */
export async function notify(tx: SqlClient, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  // SQL: inserts for many people at once, and each cause once.
  await tx.$executeRaw`
    ${intoNotification}
    select "userId", type, title, message, link, cause, "relatedEntityType", "relatedEntityId", ${now()}::timestamptz
    from json_populate_recordset(null::"Notification", ${JSON.stringify(notices)}::json)
    on conflict ("userId", cause) do nothing`;
}

/**
 * Like `notify`, for causes that may happen again: the notification moves to the top and becomes unread, so that a
 * lively group does not fill the list.
 */
export async function notifyAgain(tx: Db, notices: Notice[]): Promise<void> {
  if (notices.length === 0) return;
  // SQL: an upsert that computes with the stored row.
  await tx.$executeRaw`
    ${intoNotification}
    select "userId", type, title, message, link, cause, "relatedEntityType", "relatedEntityId", ${now()}::timestamptz
    from json_populate_recordset(null::"Notification", ${JSON.stringify(notices)}::json)
    on conflict ("userId", cause) do update
    set id = nextval(pg_get_serial_sequence('"Notification"', 'id')), read = false, "deletedAt" = null,
        title = excluded.title, message = excluded.message, link = excluded.link,
        "relatedEntityId" = excluded."relatedEntityId", "createdAt" = excluded."createdAt"`;
}

/**
 * Deletes notifications about objects that no longer exist, for everybody or for one user. They cannot be restored.
 */
export async function deleteAbout(tx: Db, type: string, ids: number[], userId: string | null = null): Promise<void> {
  await tx.notification.deleteMany({
    where: { relatedEntityType: type, relatedEntityId: { in: ids }, userId: userId ?? Prisma.skip },
  });
}

/** Deletes the notifications of these causes about one object, for everybody. */
export async function deleteCauses(tx: Db, type: string, id: number, causes: string[]): Promise<void> {
  await tx.notification.deleteMany({
    where: { relatedEntityType: type, relatedEntityId: id, cause: { in: causes } },
  });
}

/**
 * Hides notifications about something that is hidden for now. They stay stored, so that their causes are not repeated.
 */
export async function hideAbout(tx: Db, type: string, id: number, at: Date): Promise<void> {
  await tx.notification.updateMany({
    where: { relatedEntityType: type, relatedEntityId: id, deletedAt: null },
    data: { deletedAt: at },
  });
}

/** Replaces the quoted name in notifications about these things. */
export async function renameAbout(tx: Db, type: string, ids: number[], name: { from: string; to: string }) {
  // SQL: an update that computes with the stored row.
  await tx.$executeRaw`
    update "Notification" set message = replace(message, ${`"${name.from}"`}, ${`"${name.to}"`})
    where "relatedEntityType" = ${type} and "relatedEntityId" = any(${ids}::int[])`;
}

/** Marks a cause as read when the user has seen its page; later notifications stay unread. */
export async function markCauseRead(userId: string, cause: string, seenAt: Date): Promise<void> {
  const where = { userId, cause, read: false, createdAt: { lte: seenAt } };
  await db.notification.updateMany({ where, data: { read: true } });
}

/** Marks what was notified about these things as read when the user has seen them. */
export async function markAboutRead(userId: string, type: string, ids: number[], seenAt: Date): Promise<void> {
  const about = { relatedEntityType: type, relatedEntityId: { in: ids } };
  await db.notification.updateMany({
    where: { userId, read: false, createdAt: { lte: seenAt }, ...about },
    data: { read: true },
  });
}

/** Throws 404 for another user's notification too. */
export async function markRead(viewer: Viewer, id: number): Promise<Notification> {
  const [row] = await db.notification.updateManyAndReturn({
    where: { id, userId: viewer.id, deletedAt: null },
    data: { read: true },
  });
  if (!row) throw missing();
  return shown(row);
}

/** Notifications that arrive meanwhile stay unread. */
export async function markAllRead(viewer: Viewer): Promise<{ count: number }> {
  const where = { userId: viewer.id, read: false, deletedAt: null, createdAt: { lte: now() } };
  const { count } = await db.notification.updateMany({ where, data: { read: true } });
  return { count };
}

/** The row stays hidden, so that its cause is not notified again. */
export async function remove(viewer: Viewer, id: number): Promise<{ ok: true }> {
  const { count } = await db.notification.updateMany({
    where: { id, userId: viewer.id, deletedAt: null },
    data: { deletedAt: now() },
  });
  if (count === 0) throw missing();
  return { ok: true };
}

/** Brings back what the user removed, but not what was hidden with a course that is a draft again. Throws 404. */
export async function restore(viewer: Viewer, id: number): Promise<Notification> {
  // SQL: an update with a condition on another table.
  const [row] = await db.$queryRaw<Row[]>`
    update "Notification" n set "deletedAt" = null
    where n.id = ${id} and n."userId" = ${viewer.id} and not (n."relatedEntityType" is not distinct from 'course' and exists (
      select from "Course" c where c.id = n."relatedEntityId" and c."publishedAt" is null))
    returning n.*`;
  if (!row) throw missing();
  return shown(row);
}

export async function sendTest(viewer: Viewer): Promise<Notification> {
  const row = await db.notification.create({
    data: {
      userId: viewer.id,
      type: "info",
      title: "Test notification",
      message: "Notifications reach you here.",
      link: "/settings",
      cause: `test:${randomUUID()}`,
      createdAt: now(),
    },
  });
  return shown(row);
}

type LocalTime = { zone: string; today: string; hour: number };

/**
 * The local time in every time zone in use. Calculated here because the database's list of zones differs from the
 * browsers' list.
 */
export async function localTimes(at: Date): Promise<LocalTime[]> {
  const zones = await db.user.findMany({ distinct: ["timeZone"], select: { timeZone: true } });
  return zones.map(({ timeZone }) => ({ zone: timeZone, today: dayIn(timeZone, at), hour: hourIn(timeZone, at) }));
}

export const columnsOf = (times: LocalTime[]) => ({
  zones: times.map(({ zone }) => zone),
  days: times.map(({ today }) => today),
  hours: times.map(({ hour }) => hour),
});

/** Reminders for exams in 30, 14, 7 and 1 days and today, sent from the morning on. Safe to repeat. */
export async function notifyExams(at: Date): Promise<number> {
  const { zones, days, hours } = columnsOf(await localTimes(at));
  // SQL: inserts for many people at once, and each cause once.
  return db.$executeRaw`
    ${intoNotification}
    select u.id, 'exam', case e."examDate" - z.today when 0 then 'Your exam is today' when 1 then 'Your exam is tomorrow'
             else 'Exam in ' || (e."examDate" - z.today) || ' days' end,
           c.title, '/courses/' || c.id, 'exam:' || c.id || ':' || e."examDate" || ':' || (e."examDate" - z.today),
           'course', c.id, ${at}
    from unnest(${zones}::text[], ${days}::date[], ${hours}::int[]) as z(zone, today, hour)
    join "User" u on u."timeZone" = z.zone
    join "Enrollment" e on e."userId" = u.id
    join "Course" c on c.id = e."courseId"
    where z.hour >= ${MORNING_HOUR} and e."examDate" - z.today = any(${EXAM_DAYS}::int[])
    on conflict ("userId", cause) do nothing`;
}

const REMINDERS_SECONDS = 20;
const MOST_REMINDERS = 5000;

/**
 * Reminds users who want it, in the evening of their zone, when they have not studied today. `waitingFor` returns a
 * sentence about what waits for a user, or null for the general one. Stops after 20 s; the next run continues.
 */
export async function remindToStudy(at: Date, waitingFor: (userId: string) => Promise<string | null>): Promise<number> {
  const { zones, days, hours } = columnsOf(await localTimes(at));
  // SQL: compares each user's own day, in one statement.
  const due = await db.$queryRaw<{ id: string; today: string }[]>`
    select u.id, z.today::text as today
    from unnest(${zones}::text[], ${days}::date[], ${hours}::int[]) as z(zone, today, hour)
    join "User" u on u."timeZone" = z.zone and u."learningReminders"
    where z.hour >= ${EVENING_HOUR}
      and exists (select from "Enrollment" e where e."userId" = u.id)
      and not exists (select from "StudyDay" d where d."userId" = u.id and d.day = z.today and d.streak > 0)
      and not exists (select from "Notification" n where n."userId" = u.id and n.cause = 'reminder:' || z.today)
    order by u.id limit ${MOST_REMINDERS}`;
  const remind = async ({ id, today }: { id: string; today: string }) => {
    const message = (await waitingFor(id)) ?? "One topic today keeps your learning streak.";
    const title = "Time to study";
    await notify(db, [{ userId: id, type: "info", title, message, link: "/dashboard", cause: `reminder:${today}` }]);
  };
  const until = performance.now() + REMINDERS_SECONDS * 1000;
  const { done } = await runEach(due, remind, {
    failure: "a reminder was not written",
    nameOf: ({ id }) => ({ userId: id }),
    until,
  });
  return done;
}

type Titled = { id: number; title: string };

/** Notifies everybody with this setting, except the author. */
export async function notifyNewCourse(tx: Db, course: Titled, authorId: string, at: Date): Promise<void> {
  const { id, title: message } = course;
  const notice: News = {
    type: "course",
    id,
    title: "New course",
    message,
    link: `/courses/${id}`,
    cause: `new-course:${id}`,
  };
  await notifySubscribers(tx, notice, { authorId, at });
}

/** Notifies the enrolled users with this setting, except the author. */
export async function notifyNewModule(
  tx: Db,
  module: Titled & { courseId: number },
  authorId: string,
  at: Date,
): Promise<void> {
  await notifyEnrolled(tx, module, { title: "New module", message: module.title }, authorId, at);
}

type NewModules = { courseId: number; ids: number[]; title: string };

/** Several modules at once lead to one notification per user; a single one is notified like any other. */
export async function notifyNewModules(
  tx: Db,
  { courseId, ids, title }: NewModules,
  authorId: string,
  at: Date,
): Promise<void> {
  const [id] = ids;
  if (id === undefined) return;
  if (ids.length === 1) return notifyNewModule(tx, { id, courseId, title }, authorId, at);
  const message = `${title} and ${ids.length - 1} more`;
  await notifyEnrolled(tx, { id, courseId }, { title: "New modules", message }, authorId, at);
}

async function notifyEnrolled(
  tx: Db,
  { id, courseId }: { id: number; courseId: number },
  { title, message }: { title: string; message: string },
  authorId: string,
  at: Date,
): Promise<void> {
  const link = `/courses/${courseId}#module-${id}`;
  await notifySubscribers(
    tx,
    { type: "module", id, title, message, link, cause: `new-module:${id}` },
    { authorId, at, courseId },
  );
}

type News = { type: "course" | "module"; id: number; title: string; message: string; link: string; cause: string };

/** Notifies those who subscribed to new courses; with a course its enrolled students who subscribed to its updates. */
async function notifySubscribers(
  tx: Db,
  { type, id, title, message, link, cause }: News,
  { authorId, at, courseId }: { authorId: string; at: Date; courseId?: number },
): Promise<void> {
  const isSubscriber =
    courseId === undefined
      ? Prisma.sql`u."newCourses"`
      : Prisma.sql`u."courseUpdates" and exists (
          select from "Enrollment" e where e."userId" = u.id and e."courseId" = ${courseId})`;
  // SQL: inserts for many people at once, and each cause once.
  await tx.$executeRaw`
    ${intoNotification}
    select u.id, ${type}, ${title}, ${message}, ${link}, ${cause}, ${type}, ${id}, ${at}
    from "User" u where u.id <> ${authorId} and ${isSubscriber}
    on conflict ("userId", cause) do nothing`;
}
