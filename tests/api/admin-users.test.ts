import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { getUser } from "@/lib/accounts/contract";
import { getManagedUser, listUsers, revokeSessions, setAdmin } from "@/lib/accounts/contract/managing";
import { db } from "@/lib/platform/database/db";
import { completeTopic, enroll } from "@/lib/progress/contract";
import { courseOf, nth } from "@/tests/support/courses";
import { type Person, person, visitor } from "@/tests/support/people";
import { respond } from "@/tests/support/routes";

const CSV = "/api/admin/users.csv";
const word = () => `w${randomBytes(5).toString("hex")}`;
const named = async (who: Person, q: string, page = 1) => (await who.call(listUsers, { query: { q, page } })).body;
const lastAuditEntry = (actorId: string) => db.auditEntry.findFirst({ where: { actorId }, orderBy: { id: "desc" } });

async function file(who: Person, q: string) {
  const headers = { cookie: `session=${who.session}` };
  const response = await respond(
    new Request(new URL(`${CSV}?q=${encodeURIComponent(q)}`, process.env.APP_URL), { headers }),
  );
  return { answer: response, text: await response.text() };
}

test("401 and 403 only admins see users, also as a file", async () => {
  const ada = await person("ada");
  for (const address of ["/api/admin/users", `/api/admin/users/${ada.id}`, CSV]) {
    expect(await visitor().send("GET", address), address).toMatchObject({ status: 401, code: "unauthenticated" });
    expect(await ada.send("GET", address), address).toMatchObject({ status: 403, code: "admin_only" });
  }
  expect(await ada.call(setAdmin, { params: { id: ada.id }, body: { isAdmin: true } })).toMatchObject({ status: 403 });
  expect(await ada.call(revokeSessions, { params: { id: ada.id } })).toMatchObject({ status: 403 });
});

test("403 wrong_origin a page of another site makes no admin's browser fetch the file, and nothing is noted", async () => {
  const root = await person("root");
  for (const site of ["cross-site", "same-site"])
    expect(await root.raw("GET", CSV, { headers: { "sec-fetch-site": site } })).toMatchObject({
      status: 403,
      code: "wrong_origin",
    });
  expect(await db.auditEntry.count({ where: { actorId: root.id, action: "user.export" } })).toBe(0);
});

test("200 a part of name, e-mail or username finds a user in any case; wildcards are plain characters", async () => {
  const root = await person("root");
  const text = word();
  const byName = await person("ada", { name: `Anna ${text.toUpperCase()} Berg` });
  const byMail = await person("ada", { email: `x${text}@example.test` });
  const byUsername = await person("ada", { username: `x${text}` });
  expect((await named(root, ` ${text.slice(1)} `)).map(({ id }) => id)).toEqual(
    [byUsername, byMail, byName].map(({ id }) => id),
  );
  expect((await named(root, byName.id)).map(({ id }) => id)).toEqual([byName.id]);
  expect(await named(root, `${text}%`)).toEqual([]);
  expect(await named(root, `${text.slice(0, 4)}_${text.slice(5)}`)).toEqual([]);
  const [first] = await named(root, `x${text}@`);
  expect(first).toMatchObject({ email: `x${text}@example.test`, isAdmin: false, subscription: { active: false } });
});

test("200 one or two letters match the beginnings of words", async () => {
  const root = await person("root");
  const { id } = await person("ada", { name: "Ada Ɣɓ-Moreau" });
  expect((await named(root, "Ɣɓ")).map((one) => one.id)).toContain(id);
  expect((await named(root, "ɓ-")).map((one) => one.id)).not.toContain(id);
});

test("200 fifty a page, newest first, with the total; a page after the last is empty and has the total, too", async () => {
  const root = await person("root");
  const text = word();
  const users = Array.from({ length: 53 }, (_, at) => ({
    username: `${text}-${at}`,
    name: "Many",
    email: `${text}-${at}@example.test`,
  }));
  for (const data of users) await db.user.create({ data });
  const first = await root.call(listUsers, { query: { q: text } });
  expect(first.headers.get("x-total-count")).toBe("53");
  expect(first.body.map(({ username }) => username)).toEqual(
    users
      .map(({ username }) => username)
      .reverse()
      .slice(0, 50),
  );
  expect((await named(root, text, 2)).map(({ username }) => username)).toEqual([2, 1, 0].map((at) => `${text}-${at}`));
  const beyond = await root.call(listUsers, { query: { q: text, page: 9 } });
  expect([beyond.body, beyond.headers.get("x-total-count")]).toEqual([[], "53"]);
  const all = await root.call(listUsers, { query: { page: 2 } });
  expect(all.headers.get("x-total-count")).toBe(String(await db.user.count()));
});

test("400 for an invalid page or filter", async () => {
  const root = await person("root");
  for (const page of ["0", "-1", "1.5", "x"])
    expect(await root.send("GET", `/api/admin/users?page=${page}`)).toMatchObject({
      status: 400,
      code: "invalid_page",
    });
  for (const q of ["a%00b", "x".repeat(101)])
    expect(await root.send("GET", `/api/admin/users?q=${q}`)).toMatchObject({ status: 400, code: "invalid_query" });
});

test("200 details show progress, courses, subscription and sessions, and no secret that signs in", async () => {
  const [root, grace] = await Promise.all([person("root"), person("grace", { password: "a-hash" })]);
  const course = await courseOf(1, 1);
  await courseOf(1);
  await grace.call(enroll, { params: { id: course.id } });
  await grace.call(completeTopic, { params: { id: nth(course.topics, 0) }, body: { completed: true } });
  await grace.elsewhere();
  const { body } = await root.call(getManagedUser, { params: { id: grace.id } });
  expect(body).toMatchObject({
    id: grace.id,
    name: "Grace Okafor",
    progress: { completedTopics: 1, totalTopics: 2 },
    subscription: { active: true, tier: "premium", source: "paid" },
    sessions: 2,
  });
  expect(body.enrollments).toEqual([expect.objectContaining({ id: course.id, progress: 50, lastAccessedAt: null })]);
  expect(body.hasPassword).toBe(true);
  expect(JSON.stringify(body)).not.toMatch(/"password|a-hash|token|stripe/i);
  expect((await root.call(getManagedUser, { params: { id: grace.id.toUpperCase() } })).status).toBe(200);
});

test("every view and every write is audited once", async () => {
  const [root, linus] = await Promise.all([person("root"), person("linus")]);
  const params = { id: linus.id };
  await root.call(listUsers, { query: { q: "nobody-of-this-name", page: 2 } });
  expect(await lastAuditEntry(root.id)).toMatchObject({ action: "user.list", after: { q: "n***", page: 2 } });
  await root.call(getManagedUser, { params });
  expect(await lastAuditEntry(root.id)).toMatchObject({ action: "user.read", targetId: linus.id });
  for (let press = 0; press < 2; press += 1) await root.call(setAdmin, { params, body: { isAdmin: true } });
  const change = { before: { isAdmin: false }, after: { isAdmin: true } };
  expect(await lastAuditEntry(root.id)).toMatchObject({ action: "user.make-admin", targetId: linus.id, ...change });
  expect(await db.auditEntry.count({ where: { actorId: root.id, action: "user.make-admin" } })).toBe(1);
  await root.call(setAdmin, { params, body: { isAdmin: false } });
  expect(await lastAuditEntry(root.id)).toMatchObject({ action: "user.remove-admin", targetId: linus.id });
  await root.call(revokeSessions, { params });
  expect(await lastAuditEntry(root.id)).toMatchObject({ action: "user.revoke-sessions", before: { sessions: 1 } });
  await file(root, "nobody");
  expect(await lastAuditEntry(root.id)).toMatchObject({ action: "user.export", after: { q: "n***" } });
});

test("a new role, and its removal, take effect with the next request", async () => {
  const [root, linus] = await Promise.all([person("root"), person("linus")]);
  const params = { id: linus.id };
  const created = await root.call(setAdmin, { params, body: { isAdmin: true } });
  expect(created.body).toMatchObject({ id: linus.id, isAdmin: true });
  expect((await linus.call(listUsers)).status).toBe(200);
  await root.call(setAdmin, { params, body: { isAdmin: false } });
  expect((await linus.call(listUsers)).status).toBe(403);
});

test("200 signing a user out everywhere ends all sessions of that user and no others", async () => {
  const [root, linus] = await Promise.all([person("root"), person("linus")]);
  const phone = await linus.elsewhere();
  expect((await root.call(revokeSessions, { params: { id: linus.id } })).body).toEqual({ ended: 2 });
  expect((await linus.call(getUser)).status).toBe(401);
  expect((await phone.call(getUser)).status).toBe(401);
  expect((await root.call(getUser)).status).toBe(200);
});

test("409 last_admin: when 32 admins remove one another at once, one stays", async () => {
  await db.user.updateMany({ where: { isAdmin: true }, data: { isAdmin: false } });
  const admins = await Promise.all(Array.from({ length: 32 }, () => person("root")));
  const responses = await Promise.all(
    admins.map((root, index) =>
      root.call(setAdmin, { params: { id: nth(admins, (index + 1) % 32).id }, body: { isAdmin: false } }),
    ),
  );
  expect(responses.every(({ status }) => [200, 403, 409, 503].includes(status))).toBe(true);
  expect(await db.user.count({ where: { isAdmin: true } })).toBeGreaterThanOrEqual(1);
  for (const { id } of await db.user.findMany({ where: { isAdmin: true }, select: { id: true } })) {
    const last = admins.find((one) => one.id === id);
    await last?.call(setAdmin, { params: { id }, body: { isAdmin: false } });
  }
  expect(await db.user.count({ where: { isAdmin: true } })).toBe(1);
  const { id } = await db.user.findFirstOrThrow({ where: { isAdmin: true } });
  const only = admins.find((one) => one.id === id);
  expect(await only?.call(setAdmin, { params: { id }, body: { isAdmin: false } })).toMatchObject({
    code: "last_admin",
    status: 409,
  });
  expect((await only?.call(listUsers))?.status).toBe(200);
});

test("200 the file is an attachment whose cells no spreadsheet runs as formulas", async () => {
  const root = await person("root");
  const text = word();
  await person("ada", { name: `=HYPERLINK("http://evil.test"),${text}` });
  await person("ada", { name: `＋1 ${text}` });
  const { answer, text: csv } = await file(root, text);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect(answer.headers.get("content-disposition")).toMatch(
    /^attachment; filename="pacioli-users-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const [heading, first, second, end] = csv.split("\r\n");
  expect(heading).toBe(
    '"id","username","name","email","isAdmin","subscriptionActive","subscriptionStatus","subscriptionEnds","createdAt"',
  );
  expect(first).toContain(`,"'=HYPERLINK(""http://evil.test""),${text}",`);
  expect(second).toContain(`,"'＋1 ${text}",`);
  expect(end).toBe("");
});

test("200 the whole file has every user once, whatever the size of its parts", async () => {
  const root = await person("root");
  const text = word();
  const users = Array.from({ length: 4100 }, (_, at) => ({
    username: `${text}-${at}`,
    name: "Bulk",
    email: `${text}-${at}@example.test`,
  }));
  await db.user.createMany({ data: users });
  const { text: csv } = await file(root, text);
  const names = csv
    .split("\r\n")
    .slice(1, -1)
    .map((line) => line.split(",")[1]?.replaceAll('"', ""));
  expect(new Set(names)).toEqual(new Set(users.map(({ username }) => username)));
  expect(names).toHaveLength(4100);
});
