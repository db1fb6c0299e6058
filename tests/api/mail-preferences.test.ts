import { afterEach, expect, test, vi } from "vitest";
import { GET as hourly } from "@/app/api/cron/daily/route";
import {
  getMailPreferences,
  type MailPreferences,
  unsubscribe,
  updateMailPreferences,
} from "@/lib/accounts/contract/mails";
import { deleteAccount } from "@/lib/accounts/contract/security";
import { findStop } from "@/lib/accounts/reads/mails";
import { stopLinkFor } from "@/lib/accounts/stop-links";
import { mailReplies } from "@/lib/accounts/writes/reply-mails";
import { mailReminders, mailSummaries } from "@/lib/accounts/writes/study-mails";
import { deletePost, reply } from "@/lib/forums/contract/posts";
import { openThread } from "@/lib/forums/contract/threads";
import { recordThreadVisit } from "@/lib/forums/writes/views";
import { db } from "@/lib/platform/database/db";
import { sendDue } from "@/lib/platform/services/outbox";
import { completeTopic, enroll, setExamDate } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { forum } from "@/tests/support/forums";
import { type Person, person, visitor } from "@/tests/support/people";
import { mailsTo } from "@/tests/support/sign-in";
import { statementsOf } from "@/tests/support/statements";

afterEach(() => {
  vi.useRealTimers();
});

const setTime = (at: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });

const want = (who: Person, body: Partial<MailPreferences>) => who.call(updateMailPreferences, { body });
const subjectsOf = (who: Person) => mailsTo(who.email).map(({ subject }) => subject);
const storedFor = (who: Person) => db.mail.findMany({ where: { userId: who.id }, orderBy: { id: "asc" } });
const causesOf = async (who: Person) => (await storedFor(who)).map(({ cause }) => cause.replace(`${who.id}:`, ""));
const tokenOf = (link: string) => link.split("token=")[1] ?? "";

/** A student of a new course who was here a moment ago, in this zone. */
async function student(timeZone = "UTC", more: Partial<MailPreferences> = { reminder: true }) {
  const who = await person("ada", { timeZone, createdAt: new Date("2026-01-01") });
  const course = await courseOf(5, 2);
  await who.call(enroll, { params: { id: course.id } });
  await want(who, more);
  return { who, course };
}

/** Moves the last sign of a user to this moment. */
async function lastSeen(who: Person, at: string) {
  await db.session.updateMany({ where: { userId: who.id }, data: { lastSeenAt: new Date(at) } });
  await db.user.update({ where: { id: who.id }, data: { createdAt: new Date("2026-01-01") } });
}

/** Runs the reminders at every hour between two instants and says at which this user got one. */
async function remindedAt(who: Person, from: string, hours: number): Promise<string[]> {
  const found: string[] = [];
  for (let hour = 0; hour < hours; hour += 1) {
    const at = new Date(new Date(from).getTime() + hour * 3_600_000);
    vi.setSystemTime(at);
    await lastSeen(who, at.toISOString());
    const before = (await storedFor(who)).length;
    await mailReminders(at);
    if ((await storedFor(who)).length > before) found.push(at.toISOString());
  }
  return found;
}

test("401 without a session; 200 nothing is switched on until the user does; 400 for an hour that is none", async () => {
  expect((await visitor().call(getMailPreferences)).status).toBe(401);
  const ada = await person("ada");
  const none = { reminder: false, reminderHour: 18, summary: false, summaryDay: 0, replies: false };
  expect((await ada.call(getMailPreferences)).body).toEqual(none);
  const changed = { ...none, reminder: true, reminderHour: 6, replies: true };
  expect((await want(ada, { reminder: true, reminderHour: 6, replies: true })).body).toEqual(changed);
  expect((await ada.call(getMailPreferences)).body).toEqual(changed);
  for (const body of [
    { reminderHour: 24 },
    { reminderHour: -1 },
    { reminderHour: 1.5 },
    { summaryDay: 7 },
    { reminder: 1 },
  ])
    expect((await ada.send("PATCH", "/api/user/mail-preferences", body)).status).toBe(400);
  expect((await ada.call(getMailPreferences)).body).toEqual(changed);
});

test("200 32 changes at once leave one row with all of them", async () => {
  const ada = await person("ada");
  const changes = Array.from(
    { length: 32 },
    (_, at) => [{ reminder: true }, { summary: true }, { replies: true }][at % 3],
  );
  const answers = await Promise.all(changes.map((body) => want(ada, body ?? {})));
  expect(answers.map(({ status }) => status)).toEqual(changes.map(() => 200));
  expect((await ada.call(getMailPreferences)).body).toMatchObject({ reminder: true, summary: true, replies: true });
});

test.each([
  // 18:00 in Kolkata is 12:30 UTC: the job of 13:00 is the first one after it.
  ["Asia/Kolkata", 18, "2026-11-25T00:00:00Z", ["2026-11-25T13:00:00.000Z"]],
  ["Asia/Kathmandu", 7, "2026-11-25T00:00:00Z", ["2026-11-25T02:00:00.000Z"]],
  ["Australia/Lord_Howe", 0, "2026-11-25T00:00:00Z", ["2026-11-25T13:00:00.000Z"]],
  ["Pacific/Kiritimati", 23, "2026-11-25T00:00:00Z", ["2026-11-25T09:00:00.000Z"]],
  ["UTC", 0, "2026-11-25T00:00:00Z", ["2026-11-25T00:00:00.000Z"]],
  // On 29 March 2026 clocks in Berlin go from 2:00 to 3:00, on 25 October from 3:00 to 2:00.
  ["Europe/Berlin", 2, "2026-03-28T23:00:00Z", ["2026-03-29T01:00:00.000Z"]],
  ["Europe/Berlin", 2, "2026-10-24T22:00:00Z", ["2026-10-25T00:00:00.000Z"]],
])("a reminder in %s at %i o'clock comes once, in the hour after it", async (zone, reminderHour, from, expected) => {
  setTime(from);
  const { who } = await student(zone, { reminder: true, reminderHour });
  expect(await remindedAt(who, from, 24)).toEqual(expected);
});

test("the reminder says what is next, how long, the days to the exam, and leads there", async () => {
  setTime("2026-11-25T18:05:00Z");
  const { who, course } = await student();
  await who.call(setExamDate, { params: { id: course.id }, body: { examDate: "2026-12-07" } });
  await lastSeen(who, "2026-11-25T10:00:00Z");
  expect(await mailReminders(new Date())).toBeGreaterThan(0);
  await sendDue(new Date());
  const [mail] = mailsTo(who.email);
  const topic = await db.topic.findUniqueOrThrow({ where: { id: nth(course.topics, 0) } });
  expect(mail?.subject).toMatch(new RegExp(`^Time to study: ${topic.title}, \\d`));
  expect(mail?.text).toContain("12 days to your exam in");
  expect(mail?.text).toContain(`/courses/${course.id}#topic-${topic.id}`);
  expect(mail?.html).toContain(`/courses/${course.id}#topic-${topic.id}`);
});

test("no reminder after studying, without a course, when all is done, or when it is switched off", async () => {
  setTime("2026-11-25T18:05:00Z");
  const at = new Date();
  const [studied, off] = [await student(), await student("UTC", { reminder: false })];
  const idle = await person("ada", { timeZone: "UTC" });
  await want(idle, { reminder: true });
  await studied.who.call(completeTopic, { params: { id: nth(studied.course.topics, 0) }, body: { completed: true } });
  const done = await student();
  const topics = done.course.topics.map((topicId) => ({
    userId: done.who.id,
    topicId,
    completed: true,
    completedAt: new Date("2026-11-20"),
  }));
  await db.progress.createMany({ data: topics });
  await mailReminders(at);
  for (const who of [studied.who, off.who, idle, done.who]) expect(await causesOf(who)).toEqual([]);
});

test("two instances, repeated calls and a process that ended send one reminder a day", async () => {
  setTime("2026-11-25T18:00:00Z");
  const { who } = await student();
  await lastSeen(who, "2026-11-25T10:00:00Z");
  const at = new Date();
  await Promise.all(Array.from({ length: 8 }, () => mailReminders(at)));
  // The provider has taken the mail, and the process ends before it knows.
  await Promise.all(Array.from({ length: 4 }, () => sendDue(at)));
  await db.mail.updateMany({ where: { userId: who.id }, data: { sentAt: null } });
  await mailReminders(new Date("2026-11-25T20:59:00Z"));
  await sendDue(new Date("2026-11-25T20:59:00Z"));
  expect(subjectsOf(who)).toHaveLength(1);
  expect(await causesOf(who)).toEqual(["reminder-mail:2026-11-25"]);
});

test("a job that was away makes up for two hours, and no more", async () => {
  setTime("2026-11-25T20:30:00Z");
  const [late, tooLate] = [
    await student("UTC", { reminder: true, reminderHour: 18 }),
    await student("UTC", { reminder: true, reminderHour: 17 }),
  ];
  await mailReminders(new Date());
  expect(await causesOf(late.who)).toHaveLength(1);
  expect(await causesOf(tooLate.who)).toEqual([]);
});

test("after 27 days away the reminder says that it is the last one, after 28 there is none", async () => {
  setTime("2026-11-25T18:00:00Z");
  const [last, gone, suspended] = [await student(), await student(), await student()];
  await lastSeen(last.who, "2026-10-29T10:00:00Z");
  await lastSeen(gone.who, "2026-10-28T10:00:00Z");
  await db.user.update({
    where: { id: suspended.who.id },
    data: { suspendedAt: new Date(), suspensionReason: "Spam" },
  });
  await mailReminders(new Date());
  const [mail] = await storedFor(last.who);
  expect(mail?.text).toContain("this is the last reminder");
  expect(await causesOf(gone.who)).toEqual([]);
  expect(await causesOf(suspended.who)).toEqual([]);
});

test("the summary comes on the chosen morning with the figures of the week, and no figure of the week before", async () => {
  // Wednesday 25 November, 7:00 in Berlin.
  setTime("2026-11-25T06:00:00Z");
  const { who, course } = await student("Europe/Berlin", { summary: true, summaryDay: 2 });
  await who.call(setExamDate, { params: { id: course.id }, body: { examDate: "2026-12-20" } });
  await lastSeen(who, "2026-11-24T10:00:00Z");
  const tick = (topicId: number, at: string) =>
    db.progress.create({ data: { userId: who.id, topicId, completed: true, completedAt: new Date(at) } });
  const day = (on: string, topics: number, streak: number) =>
    db.studyDay.create({ data: { userId: who.id, day: new Date(`${on}T00:00:00Z`), topics, streak } });
  // 17 November, 23:59 in Berlin, is the week before; 18 November, 0:00, is this one.
  await tick(nth(course.topics, 0), "2026-11-17T22:59:00Z");
  await tick(nth(course.topics, 1), "2026-11-17T23:00:00Z");
  await day("2026-11-17", 1, 1);
  await day("2026-11-18", 1, 2);
  await day("2026-11-24", 2, 1);
  expect(await mailSummaries(new Date("2026-11-25T05:59:00Z"))).toBe(0);
  await mailSummaries(new Date());
  await mailSummaries(new Date());
  await sendDue(new Date());
  const mails = mailsTo(who.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toMatch(/^Your week: 3 topics, \d/);
  expect(mails[0]?.text).toContain("2 of 7");
  expect(mails[0]?.text).toMatch(/Streak:\s+1 day/);
  expect(mails[0]?.text).toMatch(/Next seven days: \d+ topics?, /);
  await mailSummaries(new Date("2026-11-26T06:00:00Z"));
  expect(await causesOf(who)).toEqual(["summary-mail:2026-11-25"]);
});

test("the summary of the last week before 28 days away says that it is the last one", async () => {
  setTime("2026-11-25T07:00:00Z");
  const [last, gone, here] = await Promise.all(
    Array.from({ length: 3 }, () => student("UTC", { summary: true, summaryDay: 2 })),
  );
  await lastSeen(last?.who as Person, "2026-11-04T10:00:00Z");
  await lastSeen(gone?.who as Person, "2026-10-28T10:00:00Z");
  await lastSeen(here?.who as Person, "2026-11-20T10:00:00Z");
  await mailSummaries(new Date());
  expect((await storedFor(last?.who as Person))[0]?.text).toContain("this is the last summary");
  expect(await causesOf(gone?.who as Person)).toEqual([]);
  expect((await storedFor(here?.who as Person))[0]?.text).not.toContain("last summary");
});

test("the summary has a time only where it is known", async () => {
  setTime("2026-11-25T07:00:00Z");
  const written = async (minutes: number) => {
    const { who, course } = await student("UTC", { summary: true, summaryDay: 2 });
    await db.module.updateMany({ where: { courseId: course.id }, data: { duration: minutes } });
    await lastSeen(who, "2026-11-24T10:00:00Z");
    const completedAt = new Date("2026-11-24T10:00:00Z");
    await db.progress.create({
      data: { userId: who.id, topicId: nth(course.topics, 0), completed: true, completedAt },
    });
    await db.studyDay.create({ data: { userId: who.id, day: new Date("2026-11-24"), topics: 1, streak: 1 } });
    await mailSummaries(new Date());
    const [mail] = await storedFor(who);
    return { subject: mail?.subject, times: mail?.text.match(/Time:.*/g) ?? [] };
  };
  expect(await written(1)).toEqual({ subject: "Your week: 1 topic", times: [] });
  expect(await written(60)).toEqual({
    subject: "Your week: 1 topic, 12 min",
    times: [expect.stringMatching(/12 min/)],
  });
});

test("the summary says what is left to do when all topics are done: reviews and practice", async () => {
  setTime("2026-11-25T07:00:00Z");
  const { who, course } = await student("UTC", { summary: true, summaryDay: 2 });
  await who.call(setExamDate, { params: { id: course.id }, body: { examDate: "2026-12-05" } });
  for (const id of course.topics) await who.call(completeTopic, { params: { id }, body: { completed: true } });
  await lastSeen(who, "2026-11-24T10:00:00Z");
  await mailSummaries(new Date());
  const text = (await storedFor(who))[0]?.text ?? "";
  expect(text).toMatch(/Next seven days: [\dhmin ]+ of practice\./);
  expect(text).not.toContain("Nothing is planned");
});

/** A thread of ada's, who wants replies by mail, and grace, who answers. */
async function asked() {
  const [ada, grace] = await Promise.all([person("ada"), person("grace")]);
  await want(ada, { replies: true });
  const { id: forumId } = await forum();
  const { body } = await ada.call(openThread, {
    params: { id: forumId },
    body: { title: "Why credit?", content: "Why?" },
  });
  const answer = async (who: Person, content = "Because") =>
    (await who.call(reply, { params: { id: body.id }, body: { content } })).body;
  return { ada, grace, threadId: body.id, answer };
}

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test("replies come in one mail without their text, and the next one only after a visit", async () => {
  const { ada, grace, threadId, answer } = await asked();
  const linus = await person("linus");
  const first = await answer(grace, "The secret of it");
  await answer(linus);
  await Promise.all(Array.from({ length: 4 }, () => mailReplies(later(1))));
  await sendDue(later(1));
  const [mail, ...others] = mailsTo(ada.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('2 new replies in "Why credit?"');
  expect(mail?.text).toContain(`/community/thread/${threadId}`);
  expect(mail?.text).toContain(`#post-${first.id}`);
  expect(mail?.text + (mail?.html ?? "")).not.toContain("The secret of it");
  await answer(grace);
  await mailReplies(later(60));
  expect(mailsTo(ada.email)).toHaveLength(1);
  await recordThreadVisit({ userId: ada.id, threadId, posts: [], seenAt: new Date() });
  await mailReplies(later(120));
  await answer(grace);
  await mailReplies(later(120));
  await sendDue(later(120));
  expect(subjectsOf(ada).sort()).toEqual(['2 new replies in "Why credit?"', 'New reply in "Why credit?"']);
});

test("who wrote in a thread gets replies too; nobody gets her own, and not without asking", async () => {
  const { ada, grace, answer } = await asked();
  await want(grace, { replies: true });
  await answer(grace);
  await mailReplies(later(1));
  expect(await causesOf(grace)).toEqual([]);
  await answer(ada);
  await mailReplies(later(2));
  expect(await causesOf(grace)).toHaveLength(1);
  const quiet = await asked();
  await want(quiet.ada, { replies: false });
  await quiet.answer(quiet.grace);
  await mailReplies(later(3));
  await want(quiet.ada, { replies: true });
  await mailReplies(later(3));
  expect(await causesOf(quiet.ada)).toEqual([]);
});

test("a muted thread sends no mail; a thread that somebody watches does, also if she only read it", async () => {
  const { ada, grace, threadId, answer } = await asked();
  const reader = await person("linus");
  await want(reader, { replies: true });
  await ada.send("PUT", `/api/threads/${threadId}/watching`, { watching: false });
  await reader.send("PUT", `/api/threads/${threadId}/reading`, { seen: 1 });
  await answer(grace);
  await mailReplies(later(1));
  expect([await causesOf(ada), await causesOf(reader)]).toEqual([[], []]);
  await reader.send("PUT", `/api/threads/${threadId}/watching`, { watching: true });
  await answer(grace);
  await mailReplies(later(2));
  expect(await causesOf(ada)).toEqual([]);
  expect(await causesOf(reader)).toHaveLength(1);
});

test("nothing is mailed of deleted and hidden posts, hidden threads, inactive forums and suspended people", async () => {
  const hidings = [
    async (postId: number, _thread: number, grace: Person) => grace.call(deletePost, { params: { id: postId } }),
    (postId: number) => db.post.update({ where: { id: postId }, data: { hiddenAt: new Date() } }),
    (_: number, id: number) => db.thread.update({ where: { id }, data: { hiddenAt: new Date() } }),
    async (_: number, id: number) => {
      const { forumId } = await db.thread.findUniqueOrThrow({ where: { id } });
      await db.forum.update({ where: { id: forumId }, data: { isActive: false } });
    },
    (_: number, __: number, grace: Person) =>
      db.user.update({ where: { id: grace.id }, data: { suspendedAt: new Date(), suspensionReason: "Spam" } }),
    (_: number, __: number, ___: Person, ada: Person) =>
      db.user.update({ where: { id: ada.id }, data: { suspendedAt: new Date(), suspensionReason: "Spam" } }),
  ];
  for (const hide of hidings) {
    const { ada, grace, threadId, answer } = await asked();
    const post = await answer(grace);
    await hide(post.id, threadId, grace, ada);
    await mailReplies(later(1));
    expect(await causesOf(ada)).toEqual([]);
  }
});

test("every such mail has the headers of RFC 8058, and posting to their address stops it without signing in", async () => {
  setTime("2026-11-25T18:00:00Z");
  const { who } = await student("UTC", { reminder: true, summary: true, replies: true });
  await mailReminders(new Date());
  await sendDue(new Date());
  const [mail] = mailsTo(who.email) as { headers?: Record<string, string>; text: string }[];
  const link = /^<(.+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  expect(link).toContain(`${process.env.APP_URL}/unsubscribe?token=`);
  expect(mail?.text).toContain(link);
  const post = (token: string, body: string, type = "application/x-www-form-urlencoded") =>
    visitor().raw("POST", `/api/unsubscribe/one-click?token=${token}`, { body, headers: { "content-type": type } });
  expect((await post(tokenOf(link), "Anything=Else")).status).toBe(400);
  expect((await post(`${tokenOf(link).slice(0, -1)}x`, "List-Unsubscribe=One-Click")).status).toBe(410);
  expect((await who.call(getMailPreferences)).body.reminder).toBe(true);
  for (let at = 0; at < 2; at += 1)
    expect(await post(tokenOf(link), "List-Unsubscribe=One-Click")).toMatchObject({
      status: 200,
      body: expect.stringContaining("the daily reminder"),
    });
  expect((await who.call(getMailPreferences)).body).toMatchObject({ reminder: false, summary: true, replies: true });
  const part = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;
  const summary = tokenOf(stopLinkFor(who.id, "summary", new Date()));
  expect((await post(summary, part, "multipart/form-data; boundary=x")).status).toBe(200);
  expect((await who.call(getMailPreferences)).body.summary).toBe(false);
});

test("a token stops its own kind for its own user only, also what waits in the outbox; reading it changes nothing", async () => {
  setTime("2026-11-25T18:00:00Z");
  const { who } = await student("UTC", { reminder: true, summary: true });
  const other = await student("UTC", { reminder: true });
  const token = tokenOf(stopLinkFor(who.id, "reminder", new Date()));
  await mailReminders(new Date());
  expect(await causesOf(who)).toHaveLength(1);
  expect(await findStop(token)).toEqual({ kind: "reminder", isOn: true });
  expect((await who.call(getMailPreferences)).body.reminder).toBe(true);
  expect(await visitor().call(unsubscribe, { body: { token } })).toMatchObject({
    status: 200,
    body: { stopped: "reminder" },
  });
  expect(await findStop(token)).toEqual({ kind: "reminder", isOn: false });
  expect(await causesOf(who)).toEqual([]);
  expect((await who.call(getMailPreferences)).body).toMatchObject({ reminder: false, summary: true });
  expect((await other.who.call(getMailPreferences)).body.reminder).toBe(true);
});

test("410 for a forged, changed, foreign and old token, and after the account is deleted", async () => {
  const ada = await person("ada");
  const now = new Date();
  const token = tokenOf(stopLinkFor(ada.id, "reminder", now));
  const [content = "", signature = ""] = token.split(".");
  const summary = tokenOf(stopLinkFor(ada.id, "summary", now)).split(".")[0] ?? "";
  const old = tokenOf(stopLinkFor(ada.id, "reminder", new Date(now.getTime() - 401 * 86_400_000)));
  const wrong = ["", "x", content, `${content}.${"0".repeat(64)}`, `${summary}.${signature}`, `${token}0`, old];
  for (const one of wrong) {
    expect(await visitor().call(unsubscribe, { body: { token: one } })).toMatchObject({
      status: 410,
      code: "link_expired",
    });
    expect(await findStop(one)).toBeNull();
  }
  expect(await visitor().call(unsubscribe, { body: { token } })).toMatchObject({ status: 200 });
  expect((await ada.call(deleteAccount, { body: { email: ada.email } })).status).toBe(200);
  expect(await visitor().call(unsubscribe, { body: { token } })).toMatchObject({ status: 410 });
});

test("a deleted account gets nothing, and its choices go with it", async () => {
  setTime("2026-11-25T18:00:00Z");
  const { who } = await student("UTC", { reminder: true });
  await mailReminders(new Date());
  expect((await who.call(deleteAccount, { body: { email: who.email } })).status).toBe(200);
  await mailReminders(new Date());
  await sendDue(new Date());
  expect(subjectsOf(who)).toEqual(["Your Pacioli account was deleted"]);
  expect(await db.mailPreferences.count({ where: { userId: who.id } })).toBe(0);
});

test("finding who is due takes two statements however many there are, by their hour's index", async () => {
  setTime("2026-11-25T18:00:00Z");
  await db.mailPreferences.updateMany({ data: { reminder: false, summary: false } });
  expect((await statementsOf(() => mailReminders(new Date()))).length).toBeLessThanOrEqual(2);
  expect((await statementsOf(() => mailReplies(new Date()))).length).toBeLessThanOrEqual(1);
  const indexes = await db.$queryRaw<{ indexname: string }[]>`
    select indexname from pg_indexes where tablename = 'MailPreferences' order by 1`;
  expect(indexes.map(({ indexname }) => indexname)).toContain("MailPreferences_reminder_idx");
});

test("200 the hourly call writes and sends them", async () => {
  setTime("2026-11-25T18:00:00Z");
  const { who } = await student();
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  const call = () =>
    hourly(new Request(`${process.env.APP_URL}/api/cron/daily`, { headers }), { params: Promise.resolve({}) });
  expect((await call()).status).toBe(200);
  expect((await call()).status).toBe(200);
  expect(subjectsOf(who)).toHaveLength(1);
});
