import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { countUsers, listUsers, setAdmin } from "@/lib/accounts/contract/managing";
import type { UserFilter } from "@/lib/accounts/rules/users";
import { listUserAudit } from "@/lib/admin/contract/overview";
import { db } from "@/lib/platform/database/db";
import { isSubscribed } from "@/lib/subscriptions/rules";
import { type Person, person, visitor } from "@/tests/support/people";
import { respond } from "@/tests/support/routes";

const DAY = 86_400_000;
const word = () => `w${randomBytes(5).toString("hex")}`;

type Query = UserFilter & { sort?: "newest" | "name"; page?: number };
const listed = async (root: Person, query: Query) => (await root.call(listUsers, { query: query as never })).body;
const namesOf = async (root: Person, query: Query) => (await listed(root, query)).map(({ name }) => name);

async function everyKind(text: string) {
  const statuses = [null, "active", "trialing", "past_due", "canceled", "incomplete"];
  const ends = [null, new Date(Date.now() + DAY), new Date(Date.now() - DAY), new Date(Date.now() - 4 * DAY)];
  const data = statuses.flatMap((subscriptionStatus) =>
    ends.flatMap((subscriptionCurrentPeriodEnd) =>
      [null, "stripe", "granted"].flatMap((subscriptionSource) =>
        [true, false].map((subscriptionCancelAtPeriodEnd) => ({
          subscriptionStatus,
          subscriptionCurrentPeriodEnd,
          subscriptionSource,
          subscriptionCancelAtPeriodEnd,
          subscriptionTier: null,
        })),
      ),
    ),
  );
  await db.user.createMany({
    data: data.map((one, index) => ({
      ...one,
      username: `${text}-${index}`,
      name: `Kind ${text} ${index}`,
      email: `${text}-${index}@example.test`,
    })),
  });
  return db.user.findMany({ where: { username: { startsWith: `${text}-` } } });
}

async function allOf(root: Person, query: Query): Promise<string[]> {
  const pages = await Promise.all([1, 2, 3].map((page) => listed(root, { ...query, page })));
  return pages
    .flat()
    .map(({ username }) => username)
    .sort();
}

test("200 the plan filter and the access rule always agree, whatever the subscription's columns contain", async () => {
  const root = await person("root");
  const q = word();
  const everybody = await everyKind(q);
  const kinds = {
    free: everybody.filter((one) => !isSubscribed(one, new Date())),
    granted: everybody.filter((one) => isSubscribed(one, new Date()) && one.subscriptionSource === "granted"),
    premium: everybody.filter((one) => isSubscribed(one, new Date()) && one.subscriptionSource !== "granted"),
  };
  for (const [plan, people] of Object.entries(kinds) as ["free" | "granted" | "premium", typeof everybody][]) {
    const usernames = people.map(({ username }) => username).sort();
    expect(await allOf(root, { q, plan }), plan).toEqual(usernames);
    expect((await root.call(countUsers, { query: { q, plan } as never })).body).toEqual({
      total: usernames.length,
      isAll: true,
    });
    for (const one of await listed(root, { q, plan }))
      expect([plan, one.subscription.active, one.subscription.granted]).toEqual([
        plan,
        plan !== "free",
        plan === "granted",
      ]);
  }
  const noText = await Promise.all(
    ["free", "granted", "premium"].map(
      async (plan) => (await root.call(countUsers, { query: { plan } as never })).body.total,
    ),
  );
  expect(noText.reduce((sum, total) => sum + total, 0)).toBe(await db.user.count());
});

test("200 by role, by failed payment, and by several filters together", async () => {
  const root = await person("root");
  const q = word();
  const chief = await person("root", { name: `Chief ${q}` });
  await person("ada", { name: `Ada ${q}` });
  await person("ada", { name: `Failing ${q}`, subscriptionPaymentFailedAt: new Date() });
  await person("grace", { name: `Grace ${q}` });
  expect(await namesOf(root, { q, role: "admin" })).toEqual([`Chief ${q}`]);
  expect(await namesOf(root, { q, role: "student", plan: "premium" })).toEqual([`Grace ${q}`]);
  expect(await namesOf(root, { q, plan: "failed" })).toEqual([`Failing ${q}`]);
  expect(await namesOf(root, { q, role: "admin", plan: "premium" })).toEqual([]);
  await root.call(setAdmin, { params: { id: chief.id }, body: { isAdmin: false } });
  expect(await namesOf(root, { q, role: "admin" })).toEqual([]);
});

test("200 by name in any case, equal names by age, and each user once over all pages", async () => {
  const root = await person("root");
  const q = word();
  for (const name of [`zeno ${q}`, `Anna ${q}`, `anna ${q}`, `Zeno ${q}`, `Bo ${q}`]) await person("ada", { name });
  const names = await namesOf(root, { q, sort: "name" });
  expect(names).toEqual([`Anna ${q}`, `anna ${q}`, `Bo ${q}`, `zeno ${q}`, `Zeno ${q}`]);
  expect((await namesOf(root, { q })).at(0)).toBe(`Bo ${q}`);
  const total = (await root.call(countUsers)).body.total;
  const seen = new Set<string>();
  for (let page = 1; page <= Math.ceil(total / 50); page += 1)
    for (const { id } of await listed(root, { sort: "name", page })) seen.add(id);
  expect(seen.size).toBe(total);
});

test("200 a text with very many matches is counted and listed up to 5,000", async () => {
  const root = await person("root");
  const q = word();
  await db.user.createMany({
    data: Array.from({ length: 5001 }, (_, at) => ({
      username: `${q}-${at}`,
      name: "Many",
      email: `${q}-${at}@example.test`,
    })),
  });
  expect((await root.call(countUsers, { query: { q } as never })).body).toEqual({ total: 5000, isAll: false });
  expect(await listed(root, { q, page: 100 })).toHaveLength(50);
  expect(await listed(root, { q, page: 101 })).toEqual([]);
});

test("400 for an unknown plan, role or order", async () => {
  const root = await person("root");
  for (const query of ["plan=gold", "role=owner", "sort=age", "plan=free&plan=granted"])
    expect(await root.send("GET", `/api/admin/users?${query}`), query).toMatchObject({
      status: 400,
      code: "invalid_query",
    });
  expect((await root.send("GET", "/api/admin/users/count?plan=gold")).status).toBe(400);
});

test("200 the file holds only the filtered users", async () => {
  const root = await person("root");
  const q = word();
  const { email } = await person("grace", { name: `Grace ${q}` });
  await person("ada", { name: `Ada ${q}` });
  const headers = { cookie: `session=${root.session}` };
  const address = new URL(`/api/admin/users.csv?q=${q}&plan=premium&role=student`, process.env.APP_URL);
  const lines = (await (await respond(new Request(address, { headers }))).text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(email);
  expect(await db.auditEntry.findFirst({ where: { actorId: root.id, action: "user.export" } })).toMatchObject({
    after: { q: "w***", plan: "premium", role: "student" },
  });
});

test("200 admins' actions on a user, newest first, without views; 404 for an unknown user", async () => {
  const [root, linus] = await Promise.all([person("root"), person("linus")]);
  const params = { id: linus.id };
  expect((await root.call(listUserAudit, { params })).body).toEqual([]);
  await root.send("GET", `/api/admin/users/${linus.id}`);
  for (const isAdmin of [true, false]) await root.call(setAdmin, { params, body: { isAdmin } });
  const { username } = await db.user.findUniqueOrThrow({ where: { id: root.id } });
  expect((await root.call(listUserAudit, { params })).body).toMatchObject([
    { action: "user.remove-admin", actor: username, changes: [{ field: "isAdmin", before: "true", after: "false" }] },
    { action: "user.make-admin", actor: username },
  ]);
  const id = "0193a5f0-0000-7000-8000-000000000000";
  expect(await root.call(listUserAudit, { params: { id } })).toMatchObject({ status: 404, message: "User not found" });
  expect(await linus.call(listUserAudit, { params })).toMatchObject({ status: 403, code: "admin_only" });
  expect(await visitor().send("GET", "/api/admin/users/count")).toMatchObject({ status: 401 });
});

test.each(["10001", "2147483647"])("200 an empty page far beyond the last: page %s", async (page) => {
  const root = await person("root");
  const response = await root.raw("GET", `/api/admin/users?page=${page}`);
  expect(response).toMatchObject({ status: 200, body: [] });
});

test("200 the list says when each user was last seen on a device that is signed in", async () => {
  const root = await person("root");
  const name = `Seen ${word()}`;
  const ada = await person("ada", { name });
  const lastSeenAt = "2026-11-20T08:00:00.000Z";
  await db.session.updateMany({ where: { userId: ada.id }, data: { lastSeenAt } });
  const body = await listed(root, { q: name });
  expect(body).toMatchObject([{ id: ada.id, lastSeenAt }]);
  await db.session.deleteMany({ where: { userId: ada.id } });
  expect((await listed(root, { q: name }))[0]?.lastSeenAt).toBeNull();
});
