import { expect, test } from "vitest";
import { verify } from "@/lib/accounts/contract";
import * as profile from "@/lib/accounts/contract/profile";
import { db } from "@/lib/platform/database/db";
import { sendDue } from "@/lib/platform/services/outbox";
import { type Person, person, visitor } from "@/tests/support/people";
import { linkFor, mails, mailsTo } from "@/tests/support/sign-in";

const post = () => sendDue(new Date());
const fresh = (name: string) => `${name}-${Math.random().toString(36).slice(2)}@example.test`;

const move = (who: Person, email: string) => who.call(profile.updateProfile, { body: { name: "Ada Moreau", email } });

/** The token of the newest mail to a new address. */
async function tokenTo(email: string): Promise<string> {
  await post();
  return /token=([0-9a-f]{64})/.exec(mailsTo(email)[0]?.text ?? "")?.[1] ?? "";
}

const confirm = (token: string, who = visitor()) => who.call(profile.confirmEmail, { body: { token } });

test("401 a profile needs a sign-in", async () => {
  for (const method of ["GET", "PATCH"]) expect((await visitor().send(method, "/api/user/profile")).status).toBe(401);
});

test("200 the profile has what the screen shows, and no secret", async () => {
  const grace = await person("grace", { password: "scrypt$secret" });
  const { body } = await grace.call(profile.getProfile);
  expect(body).toEqual({
    name: "Grace Okafor",
    email: grace.email,
    pendingEmail: null,
    username: expect.stringMatching(/^grace-/),
    avatarUrl: null,
    subscriptionStatus: "active",
    subscriptionTier: "premium",
    hasPassword: true,
    needsCurrentPassword: false,
  });
});

test("200 a name changes at once; fields that a caller may not set have no effect", async () => {
  const ada = await person("ada");
  const sent = {
    name: "  Ada King ",
    isAdmin: true,
    username: "boss",
    subscriptionStatus: "active",
    pendingEmail: "x",
  };
  const { status, body } = await ada.send<profile.Profile>("PATCH", "/api/user/profile", sent);
  expect({ status, name: body.name, pending: body.pendingEmail }).toEqual({
    status: 200,
    name: "Ada King",
    pending: null,
  });
  expect(await db.user.findUniqueOrThrow({ where: { id: ada.id } })).toMatchObject({
    isAdmin: false,
    subscriptionStatus: null,
    email: ada.email,
  });
});

test.each([
  [{ name: "A" }, { name: "Name must be at least 2 characters" }],
  [{ name: "\u200b\u200b\u200b" }, { name: "Name must be at least 2 characters" }],
  [{ name: "x".repeat(101) }, { name: "Please use at most 100 characters." }],
  [{ email: "nobody" }, { email: "Invalid email address" }],
  [{ email: "a@b.de,c@d.de" }, { email: "Invalid email address" }],
  [{ email: { not: "" } }, { email: "Invalid email address" }],
])("400 %j", async (body, fields) => {
  expect(await (await person("ada")).send("PATCH", "/api/user/profile", body)).toMatchObject({ status: 400, fields });
});

test("200 a new address is pending until its link is followed; the old one gets a mail before and after", async () => {
  const [ada, next] = [await person("ada"), fresh("next")];
  const other = await ada.elsewhere();
  expect((await move(ada, next.toUpperCase())).body).toMatchObject({ email: ada.email, pendingEmail: next });
  const token = await tokenTo(next);
  expect(mailsTo(ada.email)[0]).toMatchObject({ subject: "Your e-mail address is about to change" });
  expect(mailsTo(ada.email)[0]?.text).toContain(next);

  expect(await confirm(token, ada)).toMatchObject({ status: 200, body: { email: next } });
  expect((await ada.call(profile.getProfile)).body).toMatchObject({ email: next, pendingEmail: null });
  expect((await other.call(profile.getProfile)).status).toBe(401);
  await post();
  expect(mailsTo(ada.email)[0]).toMatchObject({ subject: "Your e-mail address has changed" });
});

test("410 a confirmation link works once, for the newest address only, and signs nobody in", async () => {
  const [ada, first, second] = [await person("ada"), fresh("first"), fresh("second")];
  await move(ada, first);
  const old = await tokenTo(first);
  await move(ada, second);
  const token = await tokenTo(second);
  expect(await confirm(old)).toMatchObject({ status: 410, code: "link_expired" });
  expect((await visitor().call(verify, { body: { token } })).status).toBe(410);
  const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  expect(answers.every(({ headers }) => !headers.has("set-cookie"))).toBe(true);
  for (const wrong of ["", "x", token.toUpperCase(), `${token}0`]) expect((await confirm(wrong)).status).toBe(410);
});

test("410 a confirmation link expires after a day, and a sign-in link confirms nothing", async () => {
  const [ada, next] = [await person("ada"), fresh("late")];
  await move(ada, next);
  const token = await tokenTo(next);
  await db.magicLinkToken.updateMany({ where: { email: next }, data: { expiresAt: new Date(Date.now() - 1000) } });
  expect((await confirm(token)).status).toBe(410);
  expect((await confirm((await linkFor(ada.email)).token)).status).toBe(410);
});

test("200 the same response for an address that has an account; its owner gets a mail without a link", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const [taken, free] = [await move(ada, linus.email), await move(await person("ada"), fresh("free"))];
  expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
  expect(taken).toMatchObject({ status: 200, body: { pendingEmail: linus.email } });
  await post();
  expect(mailsTo(linus.email)).toMatchObject([{ subject: "Your address was asked for on Pacioli" }]);
  expect(mailsTo(linus.email)[0]?.text).not.toMatch(/token=/);
});

test("410 an address that somebody else has taken meanwhile stays his", async () => {
  const [ada, next] = [await person("ada"), fresh("race")];
  await move(ada, next);
  const token = await tokenTo(next);
  await person("linus", { email: next });
  expect((await confirm(token)).status).toBe(410);
  expect((await ada.call(profile.getProfile)).body.email).toBe(ada.email);
});

test("200 a change can be cancelled before it is confirmed", async () => {
  const [ada, next] = [await person("ada"), fresh("regret")];
  await move(ada, next);
  const token = await tokenTo(next);
  expect((await ada.call(profile.keepEmail)).body.pendingEmail).toBeNull();
  expect((await confirm(token)).status).toBe(410);
});

test("403 changing the address needs a recent sign-in, changing the name does not", async () => {
  const ada = await person("ada");
  await db.session.updateMany({
    where: { userId: ada.id },
    data: { authenticatedAt: new Date(Date.now() - 3_660_000) },
  });
  expect(await move(ada, fresh("late"))).toMatchObject({ status: 403, code: "reauth_required" });
  expect((await ada.call(profile.updateProfile, { body: { name: "Ada K", email: ada.email } })).status).toBe(200);
});

test("a mail is sent at most once, also with several senders, a failing provider or a lost response", async () => {
  const [ada, next] = [await person("ada"), fresh("outbox")];
  await move(ada, next);
  mails.control({ mode: "down" });
  await sendDue(new Date());
  const [mail] = await db.mail.findMany({ where: { recipient: next } });
  expect(mail).toMatchObject({ attempts: 1, sentAt: null, lastError: expect.any(String) });
  mails.control({ mode: "ok" });
  await sendDue(new Date());
  expect(mailsTo(next)).toHaveLength(0);
  const later = new Date(Date.now() + 90_000);
  await Promise.all([sendDue(later), sendDue(later), sendDue(later)]);
  expect(mailsTo(next)).toHaveLength(1);
  // As if the process had ended after sending: the lease has expired and nothing was recorded.
  const kept = { sentAt: null, failedAt: null, leasedUntil: null, recipient: next, subject: mail?.subject ?? "" };
  await db.mail.updateMany({
    where: { id: mail?.id ?? 0 },
    data: { ...kept, text: mail?.text ?? "", html: mail?.html ?? "" },
  });
  await sendDue(new Date(later.getTime() + 3_600_000));
  expect(mailsTo(next)).toHaveLength(1);
  expect(await db.mail.findUniqueOrThrow({ where: { id: mail?.id ?? 0 } })).toMatchObject({ recipient: "", text: "" });
});

test("401 then 200 notification preferences are stored; defaults are true, true, false", async () => {
  expect((await visitor().call(profile.getPreferences)).status).toBe(401);
  const ada = await person("ada");
  expect((await ada.call(profile.getPreferences)).body).toEqual({
    courseUpdates: true,
    newCourses: true,
    learningReminders: false,
  });
  const { body } = await ada.call(profile.updatePreferences, { body: { learningReminders: true } });
  expect(body).toEqual({ courseUpdates: true, newCourses: true, learningReminders: true });
  expect((await ada.send("PATCH", "/api/user/notification-preferences", { newCourses: "no" })).status).toBe(400);
});
