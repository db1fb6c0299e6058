import { afterEach, expect, test, vi } from "vitest";
import * as notifications from "@/lib/notifications/contract";
import type { Notice } from "@/lib/notifications/rules";
import { notify, notifyExams, remindToStudy } from "@/lib/notifications/writes";
import { db, transaction } from "@/lib/platform/database/db";
import { completeTopic, enroll, setExamDate } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

afterEach(() => {
  vi.useRealTimers();
});

const notice = (to: Person, cause: string): Notice => ({
  userId: to.id,
  type: "info",
  title: cause,
  message: "A message",
  link: "/dashboard",
  cause,
});

async function notifyAs(to: Person, ...causes: string[]): Promise<number[]> {
  await transaction((tx) =>
    notify(
      tx,
      causes.map((cause) => notice(to, cause)),
    ),
  );
  const rows = await db.notification.findMany({ where: { userId: to.id }, orderBy: { id: "asc" } });
  return rows.map(({ id }) => id);
}

const listOf = async (who: Person) => (await who.call(notifications.listNotifications)).body;
const countOf = async (who: Person) => (await who.call(notifications.countUnread)).body.count;
const causesOf = async (who: Person) => {
  const rows = await db.notification.findMany({ where: { userId: who.id }, orderBy: { id: "asc" } });
  return rows.map(({ cause }) => cause);
};

test("401 both polls refuse signed-out callers and ended sessions", async () => {
  const ada = await person("ada");
  await db.session.updateMany({ where: { userId: ada.id }, data: { expires: new Date(0) } });
  for (const who of [visitor(), ada])
    for (const path of ["/api/user/notifications", "/api/user/notifications/unread-count"])
      expect(await who.send("GET", path)).toMatchObject({ status: 401, code: "unauthenticated" });
});

test("200 the list holds the newest 50, newest first, and the count stops at 100", async () => {
  const ada = await person("ada");
  await notifyAs(ada, ...Array.from({ length: 120 }, (_, at) => `cause-${at}`));
  const list = await listOf(ada);
  expect(list.map(({ title }) => title)).toEqual(Array.from({ length: 50 }, (_, at) => `cause-${119 - at}`));
  expect(await countOf(ada)).toBe(100);
});

test("200 each poll is one statement, session included", async () => {
  const ada = await person("ada");
  await notifyAs(ada, "one");
  expect(await statementsOf(() => ada.call(notifications.listNotifications))).toHaveLength(1);
  expect(await statementsOf(() => ada.call(notifications.countUnread))).toHaveLength(1);
});

test("304 without a body when nothing is new, 200 with one otherwise", async () => {
  const ada = await person("ada");
  await notifyAs(ada, "one");
  const first = await ada.call(notifications.countUnread);
  const tag = first.headers.get("etag") ?? "";
  const ask = () => ada.raw("GET", "/api/user/notifications/unread-count", { headers: { "if-none-match": tag } });
  expect(await ask()).toMatchObject({ status: 304, body: undefined });
  await notifyAs(ada, "two");
  expect(await ask()).toMatchObject({ status: 200, body: { count: 2 } });
});

test("200 the version beside the count changes with an enrolment, a tick, an untick and an exam date", async () => {
  const [ada, course] = await Promise.all([person("ada"), courseOf(2)]);
  const version = async () => (await ada.call(notifications.countUnread)).body.version;
  const [topic, params] = [{ id: nth(course.topics, 0) }, { id: course.id }];
  const changes = [
    () => ada.call(enroll, { params }),
    () => ada.call(completeTopic, { params: topic, body: { completed: true } }),
    () => ada.call(completeTopic, { params: topic, body: { completed: false } }),
    () => ada.call(setExamDate, { params, body: { examDate: "2027-03-01" } }),
  ];
  for (const change of changes) {
    const before = await version();
    expect(await version()).toBe(before);
    await change();
    expect(await version()).not.toBe(before);
  }
});

test("200 marking one and all as read; 404 for another person's", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const ids = await notifyAs(ada, "one", "two", "three");
  const params = { id: nth(ids, 0) };
  expect(await linus.call(notifications.readNotification, { params })).toMatchObject({ status: 404 });
  expect(await ada.call(notifications.readNotification, { params })).toMatchObject({
    status: 200,
    body: { read: true },
  });
  expect(await countOf(ada)).toBe(2);
  expect((await ada.call(notifications.readAllNotifications)).body).toEqual({ count: 2 });
  expect(await countOf(ada)).toBe(0);
});

test("200 what arrives after the read-all request stays unread", async () => {
  const ada = await person("ada");
  await notifyAs(ada, "before");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  await notifyAs(ada, "later");
  vi.setSystemTime(Date.now() - 30_000);
  await ada.call(notifications.readAllNotifications);
  expect((await listOf(ada)).map(({ title, read }) => [title, read])).toEqual([
    ["later", false],
    ["before", true],
  ]);
});

test("200 deleting once, 404 the second time, and undoing it", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const params = { id: nth(await notifyAs(ada, "one"), 0) };
  expect(await linus.call(notifications.deleteNotification, { params })).toMatchObject({ status: 404 });
  expect(await ada.call(notifications.deleteNotification, { params })).toMatchObject({
    status: 200,
    body: { ok: true },
  });
  expect(await ada.call(notifications.deleteNotification, { params })).toMatchObject({ status: 404 });
  expect(await listOf(ada)).toEqual([]);
  expect(await linus.call(notifications.restoreNotification, { params })).toMatchObject({ status: 404 });
  expect(await ada.call(notifications.restoreNotification, { params })).toMatchObject({ status: 200 });
  expect(await countOf(ada)).toBe(1);
});

test("each person is notified of an event once, also with 32 senders at once, and not again after deletion", async () => {
  const ada = await person("ada");
  await Promise.all(
    Array.from({ length: 32 }, () =>
      db.$transaction((tx) => notify(tx, [notice(ada, "the-cause")]), { maxWait: 10_000 }),
    ),
  );
  const [first] = await listOf(ada);
  await ada.call(notifications.deleteNotification, { params: { id: first?.id ?? 0 } });
  await notifyAs(ada, "the-cause");
  expect(await listOf(ada)).toEqual([]);
});

test("a rolled-back transaction notifies nobody", async () => {
  const ada = await person("ada");
  const failing = transaction(async (tx) => {
    await notify(tx, [notice(ada, "never-happened")]);
    throw new Error("Rolled back");
  });
  await expect(failing).rejects.toThrow("Rolled back");
  expect(await causesOf(ada)).toEqual([]);
});

test("201 a test notification goes to the caller, whoever the body names", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  expect(await ada.send("POST", "/api/notifications/test", { userId: linus.id })).toMatchObject({ status: 201 });
  expect([await countOf(ada), await countOf(linus)]).toEqual([1, 0]);
});

test("enrolling, a module, the course and achievements notify in the order in which they happen, once each", async () => {
  const grace = await person("grace");
  const { id, modules, topics } = await courseOf(1, 1);
  await grace.call(enroll, { params: { id } });
  await grace.call(enroll, { params: { id } });
  for (const topic of [...topics, ...topics]) {
    await grace.call(completeTopic, { params: { id: topic }, body: { completed: true } });
    await grace.call(completeTopic, { params: { id: topic }, body: { completed: false } });
    await grace.call(completeTopic, { params: { id: topic }, body: { completed: true } });
  }
  const [first, second] = modules.map((module) => `module:${module.id}`);
  expect(await causesOf(grace)).toEqual([`enrolled:${id}`, "achievement:first-step", first, second, `course:${id}`]);
});

test("exam reminders come 30, 14, 7 and 1 days before and on the day, in the student's local time, once each", async () => {
  const kiritimati = await person("ada", { timeZone: "Pacific/Kiritimati" });
  const { id } = await courseOf(1);
  await kiritimati.call(enroll, { params: { id } });
  await kiritimati.call(setExamDate, { params: { id }, body: { examDate: "2027-06-30" } });
  await db.notification.deleteMany({ where: { userId: kiritimati.id } });
  // Every hour of six weeks, some twice, as a scheduler that repeats calls would do.
  for (let hour = 0; hour < 24 * 42; hour += 1) {
    const at = new Date(Date.UTC(2027, 4, 25, hour));
    await notifyExams(at);
    if (hour % 100 === 0) await notifyExams(at);
  }
  const rows = await db.notification.findMany({ where: { userId: kiritimati.id }, orderBy: { id: "asc" } });
  expect(rows.map(({ title, createdAt }) => [title, createdAt.toISOString()])).toEqual([
    // 07:00 in Kiritimati, which is 14 hours ahead of UTC.
    ["Exam in 30 days", "2027-05-30T17:00:00.000Z"],
    ["Exam in 14 days", "2027-06-15T17:00:00.000Z"],
    ["Exam in 7 days", "2027-06-22T17:00:00.000Z"],
    ["Your exam is tomorrow", "2027-06-28T17:00:00.000Z"],
    ["Your exam is today", "2027-06-29T17:00:00.000Z"],
  ]);
});

test("the evening reminder reaches those who want it and have not studied today", async () => {
  const wants = await person("ada", { learningReminders: true, timeZone: "America/New_York" });
  const studied = await person("grace", { learningReminders: true, timeZone: "America/New_York" });
  const silent = await person("linus", { timeZone: "America/New_York" });
  const { id, topics } = await courseOf(1);
  const everybody = [wants, studied, silent];
  for (const who of everybody) await who.call(enroll, { params: { id } });
  // 17:59 and 18:00 in New York.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2027-07-01T21:59:00Z") });
  await studied.call(completeTopic, { params: { id: nth(topics, 0) }, body: { completed: true } });
  await db.notification.deleteMany({ where: { userId: { in: everybody.map((who) => who.id) } } });
  const waiting = async () => "1 lesson, about 25 minutes.";
  await remindToStudy(new Date("2027-07-01T21:59:00Z"), waiting);
  expect(await causesOf(wants)).toEqual([]);
  for (let times = 0; times < 3; times += 1) await remindToStudy(new Date("2027-07-01T22:00:00Z"), waiting);
  expect(await Promise.all(everybody.map(causesOf))).toEqual([["reminder:2027-07-01"], [], []]);
  const [reminder] = await db.notification.findMany({ where: { userId: wants.id } });
  expect(reminder).toMatchObject({ title: "Time to study", message: "1 lesson, about 25 minutes." });
});

test("401 the hourly call needs the scheduler's secret, and returns what it did", async () => {
  expect(await visitor().send("GET", "/api/cron/daily")).toMatchObject({ status: 401 });
  const wrong = { authorization: "Bearer wrong" };
  expect(await visitor().raw("GET", "/api/cron/daily", { headers: wrong })).toMatchObject({ status: 401 });
  const right = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  const { status, body } = await visitor().raw<{ done: object }>("GET", "/api/cron/daily", { headers: right });
  expect({ status, keys: Object.keys(body.done) }).toEqual({
    status: 200,
    keys: [
      "subscriptions",
      "subscribers",
      "exams",
      "reminders",
      "plans",
      "ended",
      "limits",
      "audit",
      "signIns",
      "views",
      "bodies",
      "idempotencyKeys",
      "attempts",
      "aims",
      "estimates",
      "results",
      "statistics",
      "variants",
      "mailedReminders",
      "mailedSummaries",
      "mailedReplies",
      "mails",
      "files",
    ],
  });
});

test("500 a step of the hourly call that fails is named, and the others run", async () => {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  const { status, body } = await transaction(async (tx) => {
    await tx.$executeRaw`lock table "StatisticsCursor" in access exclusive mode`;
    return visitor().raw<{ done: object; failed: string[] }>("GET", "/api/cron/daily", { headers });
  }, 30_000);
  expect({ status, failed: body.failed }).toEqual({ status: 500, failed: ["statistics"] });
  expect(Object.keys(body.done)).toEqual(expect.arrayContaining(["subscriptions", "mailedReplies", "mails", "files"]));
});
