import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { getUser } from "@/lib/accounts/contract";
import { db } from "@/lib/platform/database/db";
import { hashOf } from "@/lib/platform/process/secrets";
import { startOidc } from "@/local/oidc.mjs";
import { ProviderBrowser } from "@/tests/support/oidc";
import { Caller, person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { signIn } from "@/tests/support/sign-in";
import { statementsOf } from "@/tests/support/statements";

let oidc: Awaited<ReturnType<typeof startOidc>>;

beforeAll(async () => {
  oidc = await startOidc();
});
afterAll(() => oidc.stop());
beforeEach(() => {
  setting("AUTH_GOOGLE_ID", oidc.client.id);
  setting("AUTH_GOOGLE_SECRET", oidc.client.secret);
  setting("AUTH_GOOGLE_ISSUER", oidc.issuer);
  setting("AUTH_MICROSOFT_ENTRA_ID_ID", oidc.client.id);
  setting("AUTH_MICROSOFT_ENTRA_ID_SECRET", oidc.client.secret);
  setting("AUTH_MICROSOFT_ENTRA_ID_ISSUER", oidc.issuer);
});
afterEach(() => oidc.control({ mode: "ok" }));

const newAccount = (more: object = {}) => {
  const sub = randomBytes(8).toString("hex");
  return { sub, email: `mina-${sub}@example.test`, email_verified: true, name: "Mina Farrow", ...more };
};

const whoIs = async (session: string | undefined) => (await new Caller(session).call(getUser)).body;

test.each(["google", "microsoft-entra-id"] as const)(
  "%s signs up and signs in again, and only hashes are stored",
  async (provider) => {
    const mina = newAccount({ xms_edov: true });
    oidc.become(mina);
    const browser = new ProviderBrowser();
    const first = await browser.signIn(provider);
    expect(first.there).toMatch(new RegExp(`^${oidc.issuer}/authorize\\?`));
    expect(first.back).toMatch(new RegExp(`^http://localhost:3000/api/auth/callback/${provider}\\?`));
    expect(first.location).toBe("http://localhost:3000/courses");
    expect(first.response.headers.getSetCookie().join("\n")).toMatch(
      /session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax/i,
    );
    const user = await whoIs(first.session);
    expect(user).toMatchObject({ email: mina.email, name: "Mina Farrow", isAdmin: false, avatarUrl: null });
    expect(user.username).toMatch(/^[a-z]+-[a-z]+-\d{4}$/);
    const second = await new ProviderBrowser().signIn(provider);
    expect((await whoIs(second.session)).id).toBe(user.id);
    expect(await db.account.findMany({ where: { userId: user.id } })).toMatchObject([
      { provider, providerAccountId: mina.sub, type: "oidc" },
    ]);
    const sessions = await db.session.findMany({ where: { userId: user.id } });
    expect(sessions.map(({ sessionToken }) => sessionToken).sort()).toEqual(
      [first.session, second.session].map((value) => hashOf(value ?? "")).sort(),
    );
    expect(sessions.every(({ method }) => method === "provider")).toBe(true);
  },
);

test("a provider joins the existing account with its verified address, which keeps its name", async () => {
  const email = newAccount().email;
  const { caller } = await signIn(email, { name: "Mina the First" });
  const before = (await caller.call(getUser)).body;
  oidc.become(newAccount({ email: email.toUpperCase(), name: "Somebody Else" }));
  const { session } = await new ProviderBrowser().signIn("google");
  expect(await whoIs(session)).toMatchObject({ id: before.id, name: "Mina the First", email });
});

test.each([
  ["google", { email_verified: false }],
  ["google", { email_verified: undefined }],
  ["google", { email_verified: "true" }],
  ["google", { email: undefined }],
  ["google", { email: "no address" }],
  ["microsoft-entra-id", { email_verified: undefined }],
  ["microsoft-entra-id", { email_verified: undefined, xms_edov: false }],
] as const)("%s does not sign in with an unverified address: %j", async (provider, claims) => {
  const ada = await person("ada", { emailVerified: new Date() });
  oidc.become(newAccount({ email: ada.email, ...claims }));
  const { location, session } = await new ProviderBrowser().signIn(provider);
  expect(location).toBe("http://localhost:3000/auth?error=AccessDenied");
  expect(session).toBeUndefined();
  expect(await db.session.count({ where: { userId: ada.id } })).toBe(1);
  expect(await db.account.count({ where: { userId: ada.id } })).toBe(0);
});

test("a provider does not join an account whose own address was never confirmed", async () => {
  const ada = await person("ada");
  oidc.become(newAccount({ email: ada.email }));
  const { location } = await new ProviderBrowser().signIn("google");
  expect(location).toBe("http://localhost:3000/auth?error=AccessDenied");
  expect(await db.account.count({ where: { userId: ada.id } })).toBe(0);
});

test("a stolen session cannot link a provider to its account, and ends when somebody else signs in", async () => {
  const ada = await person("ada", { emailVerified: new Date() });
  const thief = newAccount();
  oidc.become(thief);
  const browser = new ProviderBrowser();
  browser.cookies.set("session", ada.session ?? "");
  const { session } = await browser.signIn("google");
  expect((await whoIs(session)).email).toBe(thief.email);
  expect(await db.account.count({ where: { userId: ada.id } })).toBe(0);
  expect((await ada.call(getUser)).status).toBe(401);
});

test("when the provider is down or the person cancels, she is sent back to the sign-in page and nowhere else", async () => {
  oidc.become(newAccount());
  const users = await db.user.count();
  oidc.control({ mode: "down" });
  expect(await new ProviderBrowser().press("google")).toBe("http://localhost:3000/auth?error=Configuration");
  oidc.control({ mode: "cancel" });
  const cancelled = await new ProviderBrowser().signIn("google");
  expect(cancelled.location).toBe("http://localhost:3000/auth?error=OAuthCallbackError");
  oidc.control({ mode: "ok" });
  const browser = new ProviderBrowser();
  const there = await browser.press("google");
  const back = (await fetch(there, { redirect: "manual" })).headers.get("location") ?? "";
  oidc.control({ mode: "down" });
  expect((await browser.send("GET", back)).headers.get("location")).toMatch(/^http:\/\/localhost:3000\/auth\?error=/);
  expect(await db.user.count()).toBe(users);
});

test("a provider's response is accepted once, and only from the browser that started the sign-in", async () => {
  oidc.become(newAccount());
  const browser = new ProviderBrowser();
  const { back } = await browser.signIn("google");
  for (const other of [browser, new ProviderBrowser()])
    expect((await other.send("GET", back)).headers.get("location")).toMatch(/\/auth\?error=/);
  const there = await new ProviderBrowser().press("google");
  const stolen = (await fetch(there, { redirect: "manual" })).headers.get("location") ?? "";
  const victim = await new ProviderBrowser().send("GET", stolen);
  expect(victim.headers.get("location")).toMatch(/\/auth\?error=/);
});

test("a sign-in sends a PKCE challenge, a state and a nonce, and needs the cookie of each", async () => {
  const cookies = ["authjs.pkce.code_verifier", "authjs.state", "authjs.nonce"];
  for (const provider of ["google", "microsoft-entra-id"] as const)
    for (const lost of cookies) {
      oidc.become(newAccount({ xms_edov: true }));
      const browser = new ProviderBrowser();
      const there = await browser.press(provider);
      const sent = new URL(there).searchParams;
      expect(sent.get("code_challenge_method")).toBe("S256");
      for (const name of ["code_challenge", "state", "nonce"]) expect(sent.get(name), name).toMatch(/^.{40,}$/);
      expect([...browser.cookies.keys()]).toEqual(expect.arrayContaining(cookies));
      const back = (await fetch(there, { redirect: "manual" })).headers.get("location") ?? "";
      browser.cookies.delete(lost);
      expect((await browser.send("GET", back)).headers.get("location"), lost).toMatch(/\/auth\?error=/);
    }
});

test("eight first sign-ins at once create one account", async () => {
  const mina = newAccount();
  oidc.become(mina);
  const answers = await Promise.all(Array.from({ length: 8 }, () => new ProviderBrowser().signIn("google")));
  expect(answers.every(({ session }) => session)).toBe(true);
  const user = await db.user.findUniqueOrThrow({ where: { email: mina.email } });
  expect(await db.account.count({ where: { userId: user.id } })).toBe(1);
});

test("after signing in, people are sent only to pages of ours", async () => {
  for (const [asked, goal] of Object.entries({
    "/courses/3": "/courses/3",
    "//evil.test": "/dashboard",
    "https://evil.test/x": "/dashboard",
    "/a/..//evil.test": "/dashboard",
    "/x/../api/logout": "/dashboard",
    "http://localhost:3000.evil.test/": "/dashboard",
    "http://localhost:3000/courses": "/courses",
  })) {
    oidc.become(newAccount());
    expect((await new ProviderBrowser().signIn("google", asked)).location, asked).toBe(`http://localhost:3000${goal}`);
  }
});

test("a sign-in without the page's CSRF token is refused, and no GET signs in but the callback", async () => {
  const browser = new ProviderBrowser();
  const { headers } = await browser.send("POST", "/api/auth/signin/google", { callbackUrl: "/courses" });
  expect(headers.get("location") ?? "").not.toContain(oidc.issuer);
  for (const [method, path] of [
    ["GET", "signin/google"],
    ["GET", "signout"],
    ["GET", "callback/email?token=x&email=a@b.de"],
    ["POST", "callback/google"],
    ["POST", "callback/credentials"],
    ["POST", "signin/email"],
    ["POST", "session"],
    ["HEAD", "callback/google?code=x"],
    ["GET", "verify-request"],
    ["GET", "error"],
  ] as const)
    expect(
      (
        await visitor()
          .raw(method, `/api/auth/${path}`)
          .catch(() => ({ status: 404 }))
      ).status,
      path,
    ).toBe(404);
  expect((await browser.send("GET", "/api/auth/signin")).headers.get("location")).toMatch(/\/auth(\?|$)/);
});

test("without keys no provider is offered", async () => {
  setting("AUTH_GOOGLE_ID", "");
  expect((await visitor().raw("POST", "/api/auth/signin/google")).status).toBe(404);
  setting("LOCAL", "0");
  setting("AUTH_GOOGLE_ID", "x");
  const { env } = await import("@/lib/platform/process/env");
  expect(env.signInProviders.google).not.toHaveProperty("issuer");
});

test("next-auth finds the session by the same statement as pages and calls, and returns only what is needed", async () => {
  const ada = await person("ada", { password: "a-hash" });
  let answer: unknown;
  const said = await statementsOf(async () => {
    answer = (await ada.raw("GET", "/api/auth/session")).body;
  });
  expect(said).toHaveLength(1);
  expect(answer).toEqual({
    user: { id: ada.id, name: "Ada Moreau", email: ada.email },
    expires: expect.stringMatching(/^2100-01-01T/),
  });
  expect((await visitor().raw("GET", "/api/auth/session")).body).toBeNull();
  const twice = { cookie: `session=${ada.session}; session=${"A".repeat(43)}` };
  expect((await visitor().raw("GET", "/api/auth/session", { headers: twice })).body).toBeNull();
});

test("ADMIN_EMAILS applies to providers too, and a joined provider is unlinked when the address changes", async () => {
  const mina = newAccount();
  oidc.become(mina);
  setting("ADMIN_EMAILS", mina.email);
  const { session } = await new ProviderBrowser().signIn("google");
  expect((await whoIs(session)).isAdmin).toBe(true);
  const caller = new Caller(session);
  const goal = `moved-${mina.email}`;
  await caller.send("PATCH", "/api/user/profile", { email: goal });
  const { sendDue } = await import("@/lib/platform/services/outbox");
  const { mailTo } = await import("@/tests/support/sign-in");
  await sendDue(new Date());
  expect((await caller.send("POST", "/api/user/email/confirm", { token: mailTo(goal).token })).status).toBe(200);
  const again = await new ProviderBrowser().signIn("google");
  expect((await whoIs(again.session)).email).toBe(mina.email);
});
