import { expect, test } from "vitest";
import { requestMagicLink, verify } from "@/lib/accounts/contract";
import { updateProfile } from "@/lib/accounts/contract/profile";
import * as security from "@/lib/accounts/contract/security";
import { markAsAnswer, unmarkAnswer } from "@/lib/forums/contract/posts";
import { tidyAudit } from "@/lib/platform/database/audit";
import { addressHashOf, tidyAuthLog } from "@/lib/platform/database/auth-log";
import { db } from "@/lib/platform/database/db";
import { sendDue } from "@/lib/platform/services/outbox";
import { nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { linkFor, mailsTo, mailTo, signIn } from "@/tests/support/sign-in";

const eventsOf = async (userId: string) =>
  (await db.authEvent.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(({ action, method }) =>
    method ? `${action} ${method}` : action,
  );

// Password hashing is slow on purpose.
test("each way to sign in, each failure, and each change of the ways to sign in writes a row", {
  timeout: 360_000,
}, async () => {
  const ada = await person("ada");
  const { caller } = await signIn(ada.email);
  const password = "a good long one";
  await caller.call(security.setPassword, { body: { newPassword: password } });
  await visitor().call(security.signInWithPassword, { body: { email: ada.email, password } });
  await visitor().call(security.signInWithPassword, { body: { email: ada.email, password: "wrong" } });
  await caller.call(security.setPassword, { body: { newPassword: "another good one" } });
  await caller.call(security.removePassword);
  await caller.call(security.exportData);
  await caller.call(updateProfile, { body: { email: `new-${ada.email}` } });
  await sendDue(new Date());
  await caller.send("POST", "/api/user/email/confirm", { token: mailTo(`new-${ada.email}`).token });
  await caller.call(security.endAllSessions, { body: {} });
  expect(await eventsOf(ada.id)).toEqual([
    "sign-in link",
    "password-set",
    "sign-in password",
    "sign-in-failed password",
    "password-changed",
    "password-removed",
    "export",
    "email-change-asked",
    "email-changed",
    "sign-out-everywhere",
  ]);
});

test("a wrong code and an unknown address are logged without the address", async () => {
  const email = "nobody-at-all@example.test";
  await linkFor(email);
  expect((await visitor().call(verify, { body: { email, code: "000000" } })).status).toBe(410);
  await visitor().call(security.signInWithPassword, { body: { email, password: "wrong" } });
  const rows = await db.authEvent.findMany({ where: { userId: null }, orderBy: { id: "desc" }, take: 2 });
  expect(rows).toMatchObject([
    { action: "sign-in-failed", method: "password" },
    { action: "sign-in-failed", method: "code" },
  ]);
  expect(rows[0]?.addressHash).toBe(rows[1]?.addressHash);
  expect(rows[0]?.addressHash).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(rows)).not.toContain("nobody");
});

test("a row has the network, the browser and the request, never the whole IP address", async () => {
  setting("TRUSTED_PROXIES", "1");
  const ada = await person("ada");
  const { token } = await linkFor(ada.email);
  const headers = { "x-forwarded-for": "203.0.113.77", "user-agent": "A browser" };
  const response = await visitor().send("POST", "/api/auth/verify", { token }, { headers });
  expect(await db.authEvent.findFirst({ where: { userId: ada.id } })).toMatchObject({
    ip: "203.0.113.0/24",
    userAgent: "A browser",
    requestId: response.headers.get("x-request-id"),
  });
});

test("a student who opens the administration is logged, at most ten times a minute", async () => {
  setting("RATE_LIMITS", "on");
  const ada = await person("ada");
  for (let at = 0; at < 14; at += 1) expect((await ada.send("GET", "/api/admin/stats")).status).toBe(403);
  expect((await ada.raw("GET", "/api/admin/users.csv")).status).toBe(403);
  expect(await eventsOf(ada.id)).toEqual(Array(10).fill("admin-refused"));
});

test("rows are deleted after 400 days, and lose their user when the account is deleted", async () => {
  const [ada, email] = [await person("ada"), "gone@example.test"];
  const old = new Date(Date.now() - 401 * 86_400_000);
  await db.authEvent.create({ data: { action: "sign-in", userId: ada.id, createdAt: old } });
  await db.authEvent.create({ data: { action: "sign-in", userId: ada.id } });
  await tidyAuthLog(new Date());
  expect(await eventsOf(ada.id)).toEqual(["sign-in"]);
  const leaving = await person("ada", { email });
  await visitor().call(security.signInWithPassword, { body: { email, password: "wrong" } });
  await leaving.call(security.deleteAccount, { body: { email } });
  expect(await db.authEvent.count({ where: { addressHash: addressHashOf(email) } })).toBe(0);
  expect(await db.authEvent.count({ where: { userId: null, addressHash: null, action: "sign-in-failed" } })).toBe(1);
});

test("audit rows are deleted after 400 days but for seeding's; the app can delete no newer ones", async () => {
  const root = await person("root");
  const deed = (days: number, action = "test") =>
    db.auditEntry.create({
      data: {
        actorId: root.id,
        action,
        targetType: "test",
        targetId: root.id,
        createdAt: new Date(Date.now() - days * 86_400_000),
      },
    });
  await deed(401);
  const seeded = await deed(401, "seed");
  const young = await deed(399);
  expect(await tidyAudit()).toBeGreaterThan(0);
  const left = await db.auditEntry.findMany({ where: { actorId: root.id }, orderBy: { id: "asc" } });
  expect(left).toMatchObject([{ id: seeded.id }, { id: young.id }]);
  await expect(db.auditEntry.delete({ where: { id: young.id } })).rejects.toThrow();
  await expect(
    db.$executeRaw`delete from "AuditEntry" where "createdAt" < now() - interval '400 days'`,
  ).rejects.toThrow(/permission denied/);
});

test("becoming an admin through ADMIN_EMAILS is audited, once", async () => {
  const ada = await person("ada");
  setting("ADMIN_EMAILS", ada.email);
  for (let at = 0; at < 2; at += 1) await signIn(ada.email);
  const rows = await db.auditEntry.findMany({ where: { targetId: ada.id } });
  expect(rows).toMatchObject([
    { action: "user.make-admin", before: { isAdmin: false }, after: { isAdmin: true, by: "ADMIN_EMAILS" } },
  ]);
});

test("an admin who marks the answer in another person's thread is audited; the author of the thread is not", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { posts } = await thread({ by: ada.id, replies: 1 });
  const params = { id: nth(posts, 1) };
  for (const who of [ada, root]) {
    await who.call(markAsAnswer, { params });
    await who.call(unmarkAnswer, { params });
    await who.call(unmarkAnswer, { params });
  }
  const rows = await db.auditEntry.findMany({
    where: { targetType: "post", targetId: String(params.id) },
    orderBy: { id: "asc" },
  });
  expect(rows.map(({ action, actorId }) => [action, actorId])).toEqual([
    ["post.mark-answer", root.id],
    ["post.unmark-answer", root.id],
  ]);
});

test("the audit has the request and the network, and no address that was searched for", async () => {
  setting("TRUSTED_PROXIES", "1");
  const [root, ada] = [await person("root"), await person("ada", { email: "searched.for@example.test" })];
  const headers = { "x-forwarded-for": "203.0.113.77" };
  for (const path of ["/api/admin/users", "/api/admin/search"])
    await root.send("GET", `${path}?q=${encodeURIComponent(ada.email)}`, undefined, { headers });
  await root.raw("GET", `/api/admin/users.csv?q=${encodeURIComponent(ada.email)}`, { headers }).catch(() => {});
  const rows = await db.auditEntry.findMany({ where: { actorId: root.id }, orderBy: { id: "asc" } });
  expect(rows.map(({ action }) => action)).toEqual(["user.list", "user.search", "user.export"]);
  for (const row of rows) {
    expect(row).toMatchObject({ ip: "203.0.113.0/24", requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(row.after).toMatchObject({ q: "s***@example.test" });
  }
});

test("the mail about a password says how to remove it", async () => {
  const ada = await person("ada");
  await ada.call(security.setPassword, { body: { newPassword: "a good long one" } });
  await visitor().call(requestMagicLink, { body: { email: ada.email } });
  await sendDue(new Date());
  const mail = mailsTo(ada.email).find(({ subject }) => subject === "A password was set on Pacioli");
  expect(mail?.text.replace(/\s+/g, " ")).toContain("let it remove the password, too");
});
