import { expect, test } from "vitest";
import { createCourse, updateCourse } from "@/lib/admin/contract/courses";
import * as overview from "@/lib/admin/contract/overview";
import { db } from "@/lib/platform/db";
import { courseOf } from "@/tests/support/courses";
import { report } from "@/tests/support/forums";
import { person, visitor } from "@/tests/support/people";
import { statementsOf } from "@/tests/support/statements";

const TEXTS = { title: "Revenue", description: "What is earned, and when." };

test("401 and 403 the figures and the audit are for admins", async () => {
  const ada = await person("ada");
  for (const part of ["stats", "enrollment-stats", "attention", "audit"]) {
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
