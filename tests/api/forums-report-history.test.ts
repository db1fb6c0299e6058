import { expect, test } from "vitest";
import { listDecidedReports, resolveReport } from "@/lib/forums/contract/reports";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { report, thread } from "@/tests/support/forums";
import { person, visitor } from "@/tests/support/people";

test("401 and 403 for everybody but admins", async () => {
  expect((await visitor().call(listDecidedReports)).status).toBe(401);
  expect(await (await person("ada")).call(listDecidedReports)).toMatchObject({ status: 403, code: "admin_only" });
});

test("200 who decided what and when, newest first; an open report is not in it", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const [kept, hidden] = [await report(ada.id), await report(ada.id)];
  await report(ada.id);
  await root.call(resolveReport, { params: { id: kept }, body: { action: "keep" } });
  await root.call(resolveReport, { params: { id: hidden }, body: { action: "hide" } });
  const { body } = await root.call(listDecidedReports);
  const own = body.filter(({ id }) => [kept, hidden].includes(id));
  const { username } = await db.user.findUniqueOrThrow({ where: { id: root.id } });
  expect(own.map(({ id, status, resolvedBy }) => [id, status, resolvedBy])).toEqual([
    [hidden, "hidden", username],
    [kept, "kept", username],
  ]);
  expect(own.every(({ resolvedAt, createdAt }) => resolvedAt >= createdAt)).toBe(true);
});

test("200 pages of 20 hold each report once, with their number; 400 for a page that is none", async () => {
  const root = await person("root");
  const postId = nth((await thread()).posts, 0);
  const reporters = await Promise.all(Array.from({ length: 45 }, () => person("linus")));
  // All at the same moment, as one decision closes all reports of a post.
  const at = new Date("2099-01-01");
  await db.postReport.createMany({
    data: reporters.map(({ id }) => ({ postId, userId: id, reason: "spam", status: "deleted", resolvedAt: at })),
  });
  const pages = await Promise.all([1, 2, 3].map((page) => root.call(listDecidedReports, { query: { page } })));
  const ids = pages.flatMap(({ body }) => body.filter((one) => one.postId === postId).map(({ id }) => id));
  expect(new Set(ids).size).toBe(45);
  expect(ids).toHaveLength(45);
  const total = Number(pages[0]?.headers.get("x-total-count"));
  expect(total).toBe(await db.postReport.count({ where: { status: { not: "open" } } }));
  expect((await root.call(listDecidedReports, { query: { page: 20_000 } })).body).toEqual([]);
  expect((await root.send("GET", "/api/admin/reports/history?page=0")).status).toBe(400);
});

test("200 an admin whose account is gone leaves no name", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const id = await report(ada.id);
  await root.call(resolveReport, { params: { id }, body: { action: "keep" } });
  await db.postReport.update({ where: { id }, data: { resolvedById: null, resolvedAt: new Date("2100-01-01") } });
  const { body } = await root.call(listDecidedReports);
  expect(body[0]).toMatchObject({ id, resolvedBy: null });
});
