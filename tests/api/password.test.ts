import { expect, test } from "vitest";
import { getUser } from "@/lib/accounts/contract";
import { setPassword, signInWithPassword } from "@/lib/accounts/contract/security";
import { db } from "@/lib/platform/db";
import { sendDue } from "@/lib/platform/outbox";
import { cpuOf } from "@/tests/support/cpu";
import { nobody, person } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { mailsTo, sessionFrom } from "@/tests/support/sign-in";

const PASSWORD = "correct horse ";

async function withPassword(name: string, newPassword = PASSWORD) {
  const who = await person(name);
  const { status } = await who.call(setPassword, { body: { newPassword } });
  if (status !== 200) throw new Error("no password");
  return who;
}

const signIn = (email: string, password: string, who = nobody()) =>
  who.call(signInWithPassword, { body: { email, password } });

test("401 a password needs a sign-in", async () => {
  expect((await nobody().call(setPassword, { body: { newPassword: PASSWORD } })).status).toBe(401);
});

test("200 the first password needs no current one; it is kept as a hash and its owner is mailed", async () => {
  const ada = await withPassword("ada");
  const { password } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
  expect(password).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(password).not.toContain(PASSWORD.trim());
  await sendDue(new Date());
  expect(mailsTo(ada.email)).toMatchObject([{ subject: "A password was set on Pacioli" }]);
});

test("400 on its field: the current password missing, wrong; the new one too short or unreadable", async () => {
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

test("200 a changed password replaces the old one; of two changes at once one is made", async () => {
  const ada = await withPassword("ada");
  const change = (newPassword: string) => ada.call(setPassword, { body: { currentPassword: PASSWORD, newPassword } });
  const answers = await Promise.all([change("first choice"), change("second choice")]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await signIn(ada.email, PASSWORD)).status).toBe(401);
  const chosen = answers[0]?.status === 200 ? "first choice" : "second choice";
  expect((await signIn(ada.email, chosen)).status).toBe(200);
});

test("200 a password signs in as a link does, however its letters and the address are typed", async () => {
  const ada = await withPassword("ada", "crème brûlée");
  const caller = nobody();
  const answer = await signIn(` ${ada.email.toUpperCase()}`, "crème brûlée".normalize("NFD"), caller);
  expect(answer).toMatchObject({ status: 200, body: { ok: true, next: "/dashboard" } });
  expect(answer.headers.get("set-cookie")).toMatch(
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

test("401 one answer for a wrong password, an account without one and an address nobody has", async () => {
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

test("401 takes as long for an address nobody has as for a wrong password", async () => {
  const ada = await withPassword("ada");
  const time = (email: string) => cpuOf(() => signIn(email, "not it at all"));
  const [known, unknown] = [await time(ada.email), await time("nobody@example.test")];
  expect(unknown).toBeGreaterThan(known / 3);
});

// Forty passwords are hashed, each as slowly as it must be.
test("429 after ten tries for an address, right or wrong, and thirty from one place", { timeout: 90_000 }, async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  const ada = await withPassword("ada");
  const tries = await Promise.all(Array.from({ length: 12 }, () => signIn(ada.email, "wrong")));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
  const late = await signIn(ada.email, PASSWORD);
  expect(late).toMatchObject({ status: 429, code: "rate_limited" });
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(600);
  const place = nobody();
  const spread = await Promise.all(
    Array.from({ length: 32 }, (_, at) => signIn(`p${at}@example.test`, "wrong", place)),
  );
  expect(spread.filter(({ status }) => status === 429)).toHaveLength(2);
});
