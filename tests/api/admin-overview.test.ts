import { expect, test } from "vitest";
import * as overview from "@/lib/admin/contract/overview";
import { listAudit } from "@/lib/admin/reads/audit";
import { createCourse, updateCourse } from "@/lib/courses/contract/managing";
import { db } from "@/lib/platform/database/db";
import { addDays, dateOf, dayIn } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import { keepSubscriberCount } from "@/lib/subscriptions/writes/count";
import { courseOf } from "@/tests/support/courses";
import { report } from "@/tests/support/forums";
import { person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const TEXTS = { title: "Revenue", description: "What is earned, and when." };

test("401 and 403 the figures and the audit are for admins", async () => {
  const ada = await person("ada");
  for (const part of ["stats", "figures", "enrollment-stats", "attention", "audit"]) {
    expect(await visitor().send("GET", `/api/admin/${part}`)).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(await ada.send("GET", `/api/admin/${part}`)).toMatchObject({ status: 403, code: "admin_only" });
  }
});

test("200 the figures equal the counts of the tables", async () => {
  const root = await person("root");
  await courseOf(2, 1);
  const [users, courses, modules, topics] = await Promise.all([
    db.user.count(),
    db.course.count(),
    db.module.count(),
    db.topic.count(),
  ]);
  expect((await root.call(overview.getStats)).body).toEqual({ users, courses, modules, topics });
});

test("200 subscribers, revenue, active students and new users are counted, each with the week before", async () => {
  const root = await person("root");
  const read = async () => (await root.call(overview.getFigures)).body;
  await db.subscriberCount.deleteMany();
  const first = await read();
  expect(first.subscribers.before).toBeNull();
  expect(first.monthlyRevenue).toEqual({ now: first.subscribers.now * 999, before: null });
  expect(first.days).toHaveLength(14);

  const today = dayIn("UTC", now());
  const at = (days: number) => new Date(now().getTime() + days * 86_400_000);
  const paying = { subscriptionStatus: "active", subscriptionTier: "premium", subscriptionCurrentPeriodEnd: at(20) };
  await person("grace", { ...paying, subscriptionSource: "stripe" });
  const given = await person("ada", { ...paying, subscriptionSource: "granted", createdAt: at(-9) });
  const gone = { subscriptionStatus: "canceled", subscriptionCurrentPeriodEnd: at(-1), subscriptionSource: "stripe" };
  const former = await person("linus", { ...gone, createdAt: at(-30) });
  const studied = [
    { userId: given.id, day: dateOf(today) },
    { userId: former.id, day: dateOf(addDays(today, -6)) },
    { userId: former.id, day: dateOf(addDays(today, -7)) },
    { userId: former.id, day: dateOf(addDays(today, -13)) },
    { userId: former.id, day: dateOf(addDays(today, -14)) },
  ];
  await db.studyDay.createMany({ data: studied });
  await db.subscriberCount.create({ data: { day: dateOf(addDays(today, -7)), paying: 3, granted: 1 } });

  const second = await read();
  expect(second.subscribers).toEqual({ now: first.subscribers.now + 1, before: 3 });
  expect(second.monthlyRevenue).toEqual({ now: second.subscribers.now * 999, before: 2997 });
  expect(second.granted).toBe(first.granted + 1);
  const grown = (name: "activeToday" | "activeWeek" | "newUsers") => [
    second[name].now - first[name].now,
    (second[name].before ?? 0) - (first[name].before ?? 0),
  ];
  expect({ today: grown("activeToday"), week: grown("activeWeek"), joined: grown("newUsers") }).toEqual({
    today: [1, 1],
    week: [2, 1],
    joined: [1, 1],
  });
  expect(second.days.at(-7)?.active).toBe((first.days.at(-7)?.active ?? 0) + 1);
  expect(await statementsOf(read)).toHaveLength(2);
});

test("the daily job keeps today's number of subscribers, once a day", async () => {
  await db.subscriberCount.deleteMany();
  await person("grace");
  const counted = [await keepSubscriberCount(now()), await keepSubscriberCount(now())];
  const rows = await db.subscriberCount.findMany();
  expect(rows).toEqual([{ day: dateOf(dayIn("UTC", now())), paying: counted[1], granted: expect.any(Number) }]);
  expect(counted[0]).toBeGreaterThan(0);
});

test("200 a course's share is its enrolments divided by all users, with one decimal, 0 for none", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const [full, empty] = [await courseOf(1), await courseOf(1)];
  await db.enrollment.create({ data: { userId: ada.id, courseId: full.id } });
  const { body } = await root.call(overview.listEnrollmentStats);
  const share = Math.round(1000 / (await db.user.count())) / 10;
  expect(body.find(({ courseId }) => courseId === full.id)).toMatchObject({
    enrollments: 1,
    enrollmentPercentage: share,
  });
  expect(body.find(({ courseId }) => courseId === empty.id)).toMatchObject({ enrollments: 0, enrollmentPercentage: 0 });
});

test("200 a failed payment is listed for the admins", async () => {
  const root = await person("root");
  const { body: before } = await root.call(overview.getAttention);
  await person("grace", { subscriptionPaymentFailedAt: new Date() });
  const { body: after } = await root.call(overview.getAttention);
  expect(after.failedPayments).toBe(before.failedPayments + 1);
});

test("304 for a repeated poll of the bell when nothing is new", async () => {
  const root = await person("root");
  const first = await root.call(overview.getAttention);
  const again = () =>
    root.raw("GET", "/api/admin/attention", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect((await again()).status).toBe(304);
  expect(await statementsOf(again)).toHaveLength(2);
  await report(root.id);
  expect(await again()).toMatchObject({ status: 200, body: { openReports: first.body.openReports + 1 } });
});

test("200 the audit shows who did what, newest first, filtered by actor and by the beginning of the action", async () => {
  const [root, other] = await Promise.all([person("root"), person("root")]);
  const { id, title } = await courseOf(1);
  await root.call(updateCourse, { params: { id }, body: { title: "Taxation", version: 1 } });
  await other.call(createCourse, { body: TEXTS });
  const { username } = await db.user.findUniqueOrThrow({ where: { id: root.id } });
  const mine = await root.call(overview.listAudit, { query: { actor: ` ${username.toUpperCase()} `.trim() } as never });
  expect(mine.body).toMatchObject([
    {
      actor: username,
      action: "course.update",
      targetType: "course",
      targetId: String(id),
      changes: [{ field: "title", before: title, after: "Taxation" }],
    },
  ]);
  const all = await root.send<overview.AuditEntry[]>("GET", "/api/admin/audit?action=course.c");
  expect(new Set(all.body.map(({ action }) => action))).toEqual(new Set(["course.create"]));
  expect(await root.send("GET", "/api/admin/audit?action=%25")).toMatchObject({ status: 200, body: [] });
  expect(await root.send("GET", "/api/admin/audit?page=99999")).toMatchObject({ status: 200, body: [] });
  expect(await root.send("GET", "/api/admin/audit?page=0")).toMatchObject({ status: 400 });
});

test("200 the audit names what it is about and links to it as long as it is there", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada", { name: "Ada Byron" })]);
  const { id, title, modules, topics } = await courseOf(1, 1);
  const [module, topic] = [modules[0]?.id ?? 0, topics[0] ?? 0];
  await root.send("PATCH", `/api/admin/courses/${id}`, { title: "Taxation" });
  await root.send("PATCH", `/api/admin/modules/${module}`, { title: "Income" });
  await root.send("PATCH", `/api/admin/topics/${topic}`, { title: "Residence" });
  await root.send("DELETE", `/api/admin/modules/${modules[1]?.id}`);
  await root.send("POST", `/api/admin/users/${ada.id}/sessions/revoke`);
  await root.send("GET", `/api/admin/users/${ada.id}`);
  const { username } = await db.user.findUniqueOrThrow({ where: { id: root.id } });
  const query = { page: 1, actor: username };
  const { body } = await root.call(overview.listAudit, { query: { ...query, reads: "hide" } });
  expect(title).not.toBe("Taxation");
  const course = `/admin/courses?tab=modules&course=${id}`;
  expect(body.map(({ action, actorId, target }) => [action, actorId === root.id, target])).toEqual([
    ["user.revoke-sessions", true, { name: "Ada Byron", link: `/admin/users?user=${ada.id}` }],
    ["module.delete", true, { name: "Module 2", link: null }],
    ["topic.update", true, { name: "Residence", link: `/admin/lessons/${topic}` }],
    ["module.update", true, { name: "Income", link: `${course}&module=${module}` }],
    ["course.update", true, { name: "Taxation", link: course }],
  ]);
  const whole = await root.call(overview.listAudit, { query });
  expect(whole.body[0]).toMatchObject({ action: "user.read", target: { name: "Ada Byron" } });
  expect(await root.send("GET", "/api/admin/audit?reads=show")).toMatchObject({ status: 400 });
});

test("200 what the product has written itself is listed on request, each entry by its name", async () => {
  const root = await person("root");
  const listed = async (query: object) => (await root.call(overview.listAudit, { query: { page: 1, ...query } })).body;
  expect((await listed({ reads: "hide" })).filter(({ action }) => action === "seed")).toEqual([]);
  const written = await listed({ reads: "hide", action: "seed" });
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter(({ target }) => target === null)).toEqual([]);
});

test("the audit without look-ups is read from its own index", async () => {
  const statements = await statementsOf(() => listAudit({ page: 1, reads: "hide" }));
  expect(statements).toHaveLength(1);
  const plan = await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local enable_seqscan = off`;
    return tx.$queryRaw<{ "QUERY PLAN": string }[]>`
      explain select id from "AuditEntry" a where a.action not in ('user.read', 'user.list', 'user.search') order by id desc limit 50`;
  });
  expect(statements[0]).toContain("a.action not in ('user.read', 'user.list', 'user.search')");
  expect(plan.map((row) => row["QUERY PLAN"]).join()).toContain("AuditEntry_changes_idx");
});
