import { expect, test } from "vitest";
import { getUser, requestMagicLink, verify } from "@/lib/accounts/contract";
import { getProfile, updateProfile } from "@/lib/accounts/contract/profile";
import {
  endAllSessions,
  exportData,
  removePassword,
  setPassword,
  signInWithPassword,
} from "@/lib/accounts/contract/security";
import { db } from "@/lib/platform/database/db";
import { sendDue } from "@/lib/platform/services/outbox";
import { cpuOf } from "@/tests/support/cpu";
import { type Person, person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { mailsTo, mailTo, sessionFrom, signIn as signInByLink } from "@/tests/support/sign-in";

const PASSWORD = "correct horse ";

/** Signs in with this password. */
async function withPassword(name: string, newPassword = PASSWORD) {
  const who = await person(name);
  const { status } = await who.call(setPassword, { body: { newPassword } });
  if (status !== 200) throw new Error("no password");
  await signedInBy(who, "password");
  return who;
}

const signIn = (email: string, password: string, who = visitor()) =>
  who.call(signInWithPassword, { body: { email, password } });

/** Signed in by mail or by password this many minutes ago. */
const signedInBy = (who: Person, method: string, minutes = 0) =>
  db.session.updateMany({
    where: { userId: who.id },
    data: { method, authenticatedAt: new Date(Date.now() - minutes * 60_000) },
  });

test("401 setting a password needs a sign-in", async () => {
  expect((await visitor().call(setPassword, { body: { newPassword: PASSWORD } })).status).toBe(401);
});

test("200 the first password needs no current one; it is stored as a hash and the owner gets a mail", async () => {
  const ada = await withPassword("ada");
  const { password } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
  expect(password).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(password).not.toContain(PASSWORD.trim());
  await sendDue(new Date());
  expect(mailsTo(ada.email)).toMatchObject([{ subject: "A password was set on Pacioli" }]);
});

test("400 on the field: the current password missing or wrong; the new one too short or unreadable", async () => {
  const ada = await withPassword("ada");
  const change = (body: object) => ada.send("PUT", "/api/user/password", body);
  const newPassword = "another one";
  expect(await change({ newPassword })).toMatchObject({
    status: 400,
    fields: { currentPassword: "Current password is required" },
  });
  for (const currentPassword of ["wrong", PASSWORD.trim(), "x".repeat(199)])
    expect(await change({ currentPassword, newPassword })).toMatchObject({
      status: 400,
      code: "invalid_body",
      message: "Current password is incorrect",
      fields: { currentPassword: "Current password is incorrect" },
    });
  for (const short of ["12345", "", null, 123456, "😀😀😀"])
    expect(await change({ currentPassword: PASSWORD, newPassword: short })).toMatchObject({
      status: 400,
      fields: { newPassword: "Password must be at least 6 characters" },
    });
  expect(await change({ currentPassword: PASSWORD, newPassword: "abc\u0000defg" })).toMatchObject({
    code: "invalid_characters",
  });
  expect((await change({ currentPassword: PASSWORD, newPassword: "x".repeat(201) })).status).toBe(400);
});

test("200 a changed password replaces the old one; of two changes at once one succeeds", async () => {
  const ada = await withPassword("ada");
  const change = (newPassword: string) => ada.call(setPassword, { body: { currentPassword: PASSWORD, newPassword } });
  const answers = await Promise.all([change("first choice"), change("second choice")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await signIn(ada.email, PASSWORD)).status).toBe(401);
  const chosen = answers[0]?.status === 200 ? "first choice" : "second choice";
  expect((await signIn(ada.email, chosen)).status).toBe(200);
});

test("200 a password signs in as a link does, in any Unicode form and with any case of the address", async () => {
  const ada = await withPassword("ada", "crème brûlée");
  const caller = visitor();
  const answer = await signIn(` ${ada.email.toUpperCase()}`, "crème brûlée".normalize("NFD"), caller);
  expect(answer).toMatchObject({ status: 200, body: { ok: true, next: "/dashboard" } });
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  caller.session = sessionFrom(answer.headers);
  expect((await caller.call(getUser)).body.id).toBe(ada.id);
  const again = await caller.call(signInWithPassword, {
    body: { email: ada.email, password: "crème brûlée", next: "/courses/3" },
  });
  expect(again.body.next).toBe("/courses/3");
  expect((await caller.call(getUser)).status).toBe(401);
});

test("401 the same response for a wrong password, an account without one and an unknown address", async () => {
  const [ada, linus] = [await withPassword("ada"), await person("linus")];
  const answers = [];
  for (const email of [ada.email, linus.email, "nobody@example.test"])
    answers.push(await signIn(email, "not it at all"));
  for (const { status, code, message, headers } of answers)
    expect({ status, code, message, cookie: headers.get("set-cookie") }).toEqual({
      status: 401,
      code: "wrong_credentials",
      message: "The e-mail address or the password is not right.",
      cookie: null,
    });
});

test("401 takes as long for an unknown address as for a wrong password", async () => {
  const ada = await withPassword("ada");
  const time = (email: string) => cpuOf(() => signIn(email, "not it at all"));
  const [known, unknown] = [await time(ada.email), await time("nobody@example.test")];
  expect(unknown).toBeGreaterThan(known / 3);
});

test("403 a session that is hours old cannot set, change or remove a password, and so cannot take over the account", async () => {
  const [ada, linus] = [await person("ada"), await withPassword("linus")];
  for (const who of [ada, linus]) await signedInBy(who, "link", 61);
  const refusal = { status: 403, code: "reauth_required" };
  const newPassword = "thief-password";
  expect(await ada.call(setPassword, { body: { newPassword } })).toMatchObject(refusal);
  expect(await linus.call(setPassword, { body: { currentPassword: PASSWORD, newPassword } })).toMatchObject(refusal);
  expect(await linus.call(removePassword)).toMatchObject(refusal);
  expect(await linus.call(endAllSessions, { body: { removePassword: true } })).toMatchObject(refusal);
  expect(await ada.call(exportData)).toMatchObject(refusal);
  expect(await ada.call(updateProfile, { body: { email: "thief@example.test" } })).toMatchObject(refusal);
  expect((await signIn(ada.email, newPassword)).status).toBe(401);
  expect((await signIn(linus.email, PASSWORD)).status).toBe(200);
  expect((await linus.call(getUser)).status).toBe(200);
});

test("200 with a forgotten password, a sign-in by mail allows setting a new one, for an hour only", async () => {
  const ada = await withPassword("ada");
  expect((await ada.call(getProfile)).body).toMatchObject({ hasPassword: true, needsCurrentPassword: true });
  const { caller } = await signInByLink(ada.email);
  expect((await caller.call(getProfile)).body).toMatchObject({ hasPassword: true, needsCurrentPassword: false });
  const body = { currentPassword: "wrong", newPassword: "chosen anew" };
  expect(await caller.call(setPassword, { body })).toMatchObject({
    status: 400,
    fields: { currentPassword: "Current password is incorrect" },
  });
  expect((await caller.call(setPassword, { body: { newPassword: "chosen anew" } })).status).toBe(200);
  expect((await signIn(ada.email, "chosen anew")).status).toBe(200);
  await visitor().call(requestMagicLink, { body: { email: ada.email } });
  const { code } = mailTo(ada.email);
  const other = visitor();
  other.session = sessionFrom((await other.call(verify, { body: { email: ada.email, code } })).headers);
  expect((await other.call(setPassword, { body: { newPassword: "by the code" } })).status).toBe(200);
  await signedInBy(ada, "link", 61);
  expect((await other.call(setPassword, { body: { newPassword: "too late now" } })).status).toBe(403);
});

test.each(["set", "change", "remove"])("200 all other sessions end with a password that one %ss", async (act) => {
  const ada = act === "set" ? await person("ada") : await withPassword("ada");
  const other = await ada.elsewhere();
  const body = { newPassword: "another one", ...(act === "change" && { currentPassword: PASSWORD }) };
  const response = act === "remove" ? await ada.call(removePassword) : await ada.call(setPassword, { body });
  expect(response.status).toBe(200);
  expect([(await ada.call(getUser)).status, (await other.call(getUser)).status]).toEqual([200, 401]);
});

test("200 a removed password no longer signs in, the owner gets a mail, and removing it again changes nothing", async () => {
  const ada = await withPassword("ada");
  for (let at = 0; at < 2; at += 1) expect((await ada.call(removePassword)).status).toBe(200);
  expect((await signIn(ada.email, PASSWORD)).status).toBe(401);
  expect((await ada.call(getProfile)).body.hasPassword).toBe(false);
  await sendDue(new Date());
  const subjects = mailsTo(ada.email).map(({ subject }) => subject);
  expect(subjects).toEqual(["Your password was removed on Pacioli", "A password was set on Pacioli"]);
});

test("200 signing out everywhere removes the password on request, and cancels what an attacker may have started", async () => {
  const ada = await withPassword("ada");
  const thief = await ada.elsewhere();
  const goal = `thief-${ada.email}`;
  await thief.call(updateProfile, { body: { email: goal } });
  await visitor().call(requestMagicLink, { body: { email: ada.email } });
  await sendDue(new Date());
  // The newest mail to her address says that it is about to change.
  const link = mailsTo(ada.email).flatMap(({ text }) => /token=([0-9a-f]{64})/.exec(text)?.[1] ?? [])[0];
  const move = mailTo(goal).token;
  expect([link, move]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect((await ada.call(endAllSessions, { body: { removePassword: true } })).body.ended).toBeGreaterThan(1);
  expect((await thief.call(getUser)).status).toBe(401);
  expect((await signIn(ada.email, PASSWORD)).status).toBe(401);
  expect((await visitor().call(verify, { body: { token: link } })).status).toBe(410);
  expect((await visitor().send("POST", "/api/user/email/confirm", { token: move })).status).toBe(410);
  expect((await db.user.findUniqueOrThrow({ where: { id: ada.id } })).pendingEmail).toBeNull();
});

test("200 an admin removes a password: it is audited, all sessions end, and the owner gets a mail", async () => {
  const [ada, root] = [await withPassword("ada"), await person("root")];
  const path = `/api/admin/users/${ada.id}/password`;
  expect((await ada.send("DELETE", path)).status).toBe(403);
  expect(await root.send("DELETE", path)).toMatchObject({ status: 200, body: { hasPassword: false, sessions: 0 } });
  expect((await signIn(ada.email, PASSWORD)).status).toBe(401);
  expect((await ada.call(getUser)).status).toBe(401);
  const entries = await db.auditEntry.findMany({ where: { action: "user.remove-password", targetId: ada.id } });
  expect(entries).toMatchObject([{ actorId: root.id, requestId: expect.any(String) }]);
  await root.send("DELETE", path);
  expect(await db.auditEntry.count({ where: { action: "user.remove-password", targetId: ada.id } })).toBe(1);
  await sendDue(new Date());
  expect(mailsTo(ada.email)[0]?.text).toContain("Our support removed the password");
});

test("400 a common password, and one's own address or name, are refused with a sentence of their own", async () => {
  const ada = await person("ada", { name: "Ada Moreau", email: "ada.moreau.1815@example.test" });
  const refusal = async (newPassword: string) => (await ada.call(setPassword, { body: { newPassword } })).fields;
  const common = "This password is one of the first that are tried. Please choose another.";
  const own = "Please choose a password that is not your name or your e-mail address.";
  for (const one of ["123456", "password", "QWERTY", "letmein", "iloveyou", "111111"])
    expect(await refusal(one), one).toEqual({ newPassword: common });
  for (const one of [
    ada.email,
    "ADA.MOREAU.1815@example.test",
    "Ada Moreau",
    "adamoreau",
    "moreau1",
    "Moreau!!",
    "pacioli1",
  ])
    expect(await refusal(one), one).toEqual({ newPassword: own });
  for (const one of ["12345", "abc"])
    expect(await refusal(one)).toEqual({ newPassword: "Password must be at least 6 characters" });
  expect((await ada.call(setPassword, { body: { newPassword: "crème1" } })).status).toBe(200);
});

// Hashes many passwords, each of which is slow on purpose.
test("429 after ten tries for an address from one IP address, right or wrong, and thirty from one IP address in all", {
  timeout: 360_000,
}, async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  const ada = await withPassword("ada");
  const stranger = visitor();
  const tries = await Promise.all(Array.from({ length: 12 }, () => signIn(ada.email, "wrong", stranger)));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  const late = await signIn(ada.email, PASSWORD, stranger);
  expect(late).toMatchObject({ status: 429, code: "rate_limited" });
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(600);
  // The owner uses another IP address and is not limited; a link works, too.
  expect((await signIn(ada.email, PASSWORD)).status).toBe(200);
  expect((await signInByLink(ada.email)).answer.status).toBe(200);
  const place = visitor();
  const spread = await Promise.all(
    Array.from({ length: 32 }, (_, at) => signIn(`p${at}@example.test`, "wrong", place)),
  );
  expect(spread.filter(({ status }) => status === 429)).toHaveLength(2);
});
