import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { getUser, logout, requestMagicLink, setTimeZone, verify } from "@/lib/accounts/contract";
import { db } from "@/lib/platform/database/db";
import { hashOf } from "@/lib/platform/process/secrets";
import { person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { linkFor, mailsTo, mailTo, sessionFrom, signIn } from "@/tests/support/sign-in";
import { statementsOf } from "@/tests/support/statements";

const fresh = (name = "new") => `${name}-${randomBytes(4).toString("hex")}@example.test`;
const LINK_EXPIRED = {
  status: 410,
  code: "link_expired",
  message: "This link has expired or was already used.",
};

afterEach(() => {
  vi.useRealTimers();
});

test("200 the mail has a link and a code, also as plain text, and the link leads to our own address", async () => {
  const { token, code, text, html } = await linkFor(fresh());
  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(code).toMatch(/^\d{6}$/);
  expect(text).toContain(`http://localhost:3000/auth/verify?token=${token}`);
  expect(html).toContain(`http://localhost:3000/auth/verify?token=${token}`);
});

test("200 a forged Host header changes no link", async () => {
  const email = fresh();
  const headers = { host: "evil.test", "x-forwarded-host": "evil.test" };
  await visitor().send("POST", "/api/auth/magic-link", { email }, { headers });
  expect(mailTo(email).text).not.toContain("evil.test");
});

test("200 only hashes of token, code and session are stored", async () => {
  const email = fresh();
  const { token, code } = await linkFor(email);
  const { headers } = await visitor().call(verify, { body: { token } });
  const session = sessionFrom(headers) ?? "";
  const link = await db.magicLinkToken.findFirstOrThrow({ where: { email } });
  expect(link.token).toBe(hashOf(token));
  expect(JSON.stringify(link)).not.toContain(code);
  expect(await db.session.count({ where: { sessionToken: session } })).toBe(0);
  expect(await db.session.count({ where: { sessionToken: hashOf(session) } })).toBe(1);
});

test("200 the same response for addresses with and without an account", async () => {
  const ada = await person("ada");
  const known = await visitor().call(requestMagicLink, { body: { email: ada.email } });
  const unknown = await visitor().call(requestMagicLink, { body: { email: fresh() } });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const names = (headers: Headers) => [...headers.keys()].sort();
  expect(names(known.headers)).toEqual(names(unknown.headers));
  expect(known.headers.getSetCookie()[0]).toMatch(/^login=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("200 the first link creates the account, with the typed name and a neutral username", async () => {
  const email = fresh("grace.hopper");
  const { caller, answer } = await signIn(email, { name: "Grace Hopper", timeZone: "Europe/Berlin" });
  expect(answer.headers.getSetCookie()[0]).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const { body } = await caller.call(getUser);
  expect(body).toMatchObject({
    name: "Grace Hopper",
    email,
    timeZone: "Europe/Berlin",
    isAdmin: false,
    avatarUrl: null,
  });
  expect(body.username).toMatch(/^[a-z]+-[a-z]+-\d{4}$/);
  expect(body.subscription).toEqual({ active: false, status: null, tier: null, currentPeriodEnd: null });
});

test("200 without a typed name the account is named by the part before the @", async () => {
  const email = fresh("luca");
  const { caller } = await signIn(email);
  expect((await caller.call(getUser)).body.name).toBe(email.split("@")[0]);
});

test("200 signing up with the address of an account signs in and does not change its name", async () => {
  const ada = await person("ada");
  const { caller } = await signIn(ada.email, { name: "Somebody Else", timeZone: "Asia/Tokyo" });
  expect((await caller.call(getUser)).body).toMatchObject({ id: ada.id, name: "Ada Moreau", timeZone: "UTC" });
});

test("200 all spellings of an address are one account", async () => {
  const email = fresh("kim");
  const first = await signIn(email);
  const { token } = await visitor()
    .call(requestMagicLink, { body: { email: `  ${email.toUpperCase().replace("@", "＠")} ` } })
    .then(() => mailTo(email));
  const second = visitor();
  second.session = sessionFrom((await second.call(verify, { body: { token } })).headers);
  expect((await second.call(getUser)).body.id).toBe((await first.caller.call(getUser)).body.id);
});

test("200 the code signs in on another device", async () => {
  const email = fresh();
  const { code } = await linkFor(email);
  const response = await visitor().call(verify, { body: { email: email.toUpperCase(), code } });
  expect(response).toMatchObject({ status: 200, body: { ok: true, next: "/dashboard" } });
});

test("410 five wrong codes invalidate the code, the link still works", async () => {
  const email = fresh();
  const { code, token } = await linkFor(email);
  const wrong = code === "000000" ? "111111" : "000000";
  for (let tries = 0; tries < 5; tries += 1)
    expect(await visitor().call(verify, { body: { email, code: wrong } })).toMatchObject(LINK_EXPIRED);
  expect(await visitor().call(verify, { body: { email, code } })).toMatchObject(LINK_EXPIRED);
  expect(await visitor().call(verify, { body: { token } })).toMatchObject({ status: 200 });
});

test("410 thirty-two wrong codes at once count as five tries", async () => {
  const email = fresh();
  const { code } = await linkFor(email);
  const wrong = Array.from({ length: 32 }, (_, at) => String((Number(code) + 1 + at) % 1_000_000).padStart(6, "0"));
  await Promise.all(wrong.map((one) => visitor().call(verify, { body: { email, code: one } })));
  expect((await db.magicLinkToken.findFirstOrThrow({ where: { email } })).codeTries).toBe(5);
});

test("410 the same response for used, expired, unknown and malformed tokens", async () => {
  const email = fresh();
  const { token } = await linkFor(email);
  expect((await visitor().call(verify, { body: { token } })).status).toBe(200);
  const cases = [token, token.toUpperCase(), token.slice(1), `${token}0`, "g".repeat(64), "0".repeat(64), ""];
  for (const one of cases) expect(await visitor().call(verify, { body: { token: one } })).toMatchObject(LINK_EXPIRED);
});

test("a link is valid for exactly fifteen minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-04T10:00:00Z") });
  const [early, late] = [await linkFor(fresh()), await linkFor(fresh())];
  vi.setSystemTime(new Date("2026-05-04T10:14:59Z"));
  expect((await visitor().call(verify, { body: { token: early.token } })).status).toBe(200);
  vi.setSystemTime(new Date("2026-05-04T10:15:00.100Z"));
  expect(await visitor().call(verify, { body: { token: late.token } })).toMatchObject(LINK_EXPIRED);
});

test("200 using one link invalidates the other links of that address, and no others", async () => {
  const email = fresh();
  const other = await linkFor(fresh());
  const [first, second] = [await linkFor(email), await linkFor(email)];
  expect((await visitor().call(verify, { body: { token: second.token } })).status).toBe(200);
  expect(await visitor().call(verify, { body: { token: first.token } })).toMatchObject(LINK_EXPIRED);
  expect(await visitor().call(verify, { body: { email, code: first.code } })).toMatchObject(LINK_EXPIRED);
  expect((await visitor().call(verify, { body: { token: other.token } })).status).toBe(200);
});

test("405 opening the link's address by GET, HEAD or OPTIONS does not use up the link", async () => {
  const { token } = await linkFor(fresh());
  for (const method of ["GET", "HEAD", "OPTIONS"]) await visitor().raw(method, `/api/auth/verify?token=${token}`);
  expect((await visitor().raw("GET", `/api/auth/verify?token=${token}`)).status).toBe(405);
  expect((await visitor().call(verify, { body: { token } })).status).toBe(200);
});

test("one token opens one session, however many requests use it at once", async () => {
  for (let round = 0; round < 5; round += 1) {
    const email = fresh();
    const { token } = await linkFor(email);
    const responses = await Promise.all(Array.from({ length: 32 }, () => visitor().call(verify, { body: { token } })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(31).fill(410)]);
    expect(await db.session.count({ where: { user: { email } } })).toBe(1);
  }
});

test("five links of a new address used at once create one account and one session", async () => {
  const email = fresh();
  const tokens: string[] = [];
  for (let at = 0; at < 5; at += 1) tokens.push((await linkFor(email)).token);
  const responses = await Promise.all(tokens.map((token) => visitor().call(verify, { body: { token } })));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
  expect(await db.user.count({ where: { email } })).toBe(1);
});

test("thirty-two sign-ups with the same name get thirty-two usernames", async () => {
  const random = vi.spyOn(await import("@/lib/accounts/rules"), "usernameFrom");
  let given = 0;
  random.mockImplementation(() => `same-name-${Math.floor(given++ / 8)}`);
  const links = [];
  for (let at = 0; at < 32; at += 1) links.push(await linkFor(fresh(`twin${at}`)));
  const responses = await Promise.all(links.map(({ token }) => visitor().call(verify, { body: { token } })));
  random.mockRestore();
  expect(responses.map(({ status, code }) => code ?? status)).toEqual(Array(32).fill(200));
});

test("200 signing in again ends the session of this browser and opens a new one", async () => {
  const ada = await person("ada");
  const { token } = await linkFor(ada.email);
  const before = ada.session;
  const response = await ada.call(verify, { body: { token } });
  ada.session = sessionFrom(response.headers) ?? "";
  expect(ada.session).not.toBe(before);
  expect((await ada.call(getUser)).status).toBe(200);
  ada.session = before ?? "";
  expect((await ada.call(getUser)).status).toBe(401);
});

test("the eleventh session of an account ends the oldest", async () => {
  const ada = await person("ada");
  for (let at = 0; at < 10; at += 1) await signIn(ada.email);
  expect(await db.session.count({ where: { userId: ada.id } })).toBe(10);
  expect((await ada.call(getUser)).status).toBe(401);
});

test("200 signing out ends this session only, and repeating it changes nothing", async () => {
  const ada = await person("ada");
  const phone = await ada.elsewhere();
  const response = await ada.call(logout);
  expect(response).toMatchObject({ status: 200, body: { ok: true } });
  expect(response.headers.get("clear-site-data")).toBe('"cache", "storage"');
  expect(response.headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0; /);
  expect((await ada.call(getUser)).status).toBe(401);
  expect((await ada.call(logout)).status).toBe(200);
  expect((await visitor().call(logout)).status).toBe(200);
  expect((await phone.call(getUser)).status).toBe(200);
});

test("401 a request that begins after signing out has no effect", async () => {
  for (let round = 0; round < 30; round += 1) {
    const ada = await person("ada");
    const during = Array.from({ length: 4 }, () => ada.call(getUser));
    await ada.call(logout);
    expect((await ada.call(getUser)).status).toBe(401);
    expect((await Promise.all(during)).every(({ status }) => status === 200 || status === 401)).toBe(true);
  }
});

test("401 for an expired session, a changed one and two cookies at once", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const value = ada.session ?? "";
  const flipped = `${value.slice(0, -2)}${value.at(-2) === "A" ? "B" : "A"}${value.at(-1)}`;
  const cookies = [
    `session=${flipped}`,
    `session=${value}; session=${linus.session}`,
    `session=${value}%`,
    `session=${"a".repeat(50_000)}`,
    "session=",
  ];
  for (const cookie of cookies)
    expect((await visitor().raw("GET", "/api/user", { headers: { cookie } })).status).toBe(401);
  await db.session.updateMany({ where: { userId: ada.id }, data: { expires: new Date(Date.now() - 1000) } });
  expect((await ada.call(getUser)).status).toBe(401);
});

test("a session is extended to thirty days once a day, without extra statements in between", async () => {
  const ada = await person("ada");
  const day = 86_400_000;
  await db.session.updateMany({ where: { userId: ada.id }, data: { expires: new Date(Date.now() + 20 * day) } });
  let answer: Awaited<ReturnType<typeof ada.raw>> | undefined;
  const slide = async () => {
    answer = await ada.call(getUser);
  };
  expect(await statementsOf(slide)).toHaveLength(2);
  // If only the database extended the session, the cookie would still expire thirty days after signing in.
  expect(answer?.headers.getSetCookie()).toEqual([
    `session=${ada.session}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`,
  ]);
  const { expires } = await db.session.findFirstOrThrow({ where: { userId: ada.id } });
  expect(expires.getTime()).toBeGreaterThan(Date.now() + 29.9 * day);
  expect(await statementsOf(slide)).toHaveLength(1);
  expect(answer?.headers.getSetCookie()).toEqual([]);
});

test("a session that a call ends is not extended by the same call", async () => {
  const ada = await person("ada");
  await db.session.updateMany({ where: { userId: ada.id }, data: { expires: new Date(Date.now() + 86_400_000) } });
  expect((await ada.call(logout)).headers.getSetCookie()).toEqual([
    "session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
  ]);
  expect(await db.session.count({ where: { userId: ada.id } })).toBe(0);
});

test("200 `next` is kept through the mail if it is a page of ours", async () => {
  const cases = { "/courses/3": "/courses/3", "/auth?x=1": "/dashboard", "/api/user": "/dashboard" };
  for (const [next, expected] of Object.entries(cases))
    expect((await signIn(fresh(), { next })).answer.body.next).toBe(expected);
  const wayRound = "/./auth?next=%2F..%2F%2Fevil.test%2Flogin";
  expect((await signIn(fresh(), { next: wayRound })).answer.body.next).toBe("/dashboard");
  for (const next of [
    "//evil.test",
    "https://evil.test",
    "/\\evil.test",
    "javascript:alert(1)",
    "/a b",
    "/a/..//evil.test",
  ])
    expect((await visitor().call(requestMagicLink, { body: { email: fresh(), next } })).status).toBe(400);
});

test("ADMIN_EMAILS makes admins at their next sign-in, and nobody else", async () => {
  const [chosen, other] = [fresh("chief"), fresh()];
  setting("ADMIN_EMAILS", ` ${chosen.toUpperCase()} , somebody@example.test`);
  expect((await (await signIn(chosen)).caller.call(getUser)).body.isAdmin).toBe(true);
  expect((await (await signIn(other)).caller.call(getUser)).body.isAdmin).toBe(false);
});

test("400 an address that no mail server can have is refused with the error on the field", async () => {
  const bad = [
    "",
    "ada",
    "ada@",
    "@example.test",
    "a@b@example.test",
    '"e@evil.com"@victim.com',
    "a@b,c@d.test",
    "ada@example",
    "Ada <ada@example.test>",
    "ada@example.test\r\nBcc: x@evil.test",
    "ada@example.test.",
    "a..b@example.test",
    `${"a".repeat(65)}@example.test`,
    `a@${"b".repeat(250)}.test`,
    "ada@exa mple.test",
    "аda@example.test",
  ];
  for (const email of bad) {
    const message = "Please enter a valid email address";
    const response = await visitor().call(requestMagicLink, { body: { email } });
    expect(response, email).toMatchObject({ status: 400, code: "invalid_body", message, fields: { email: message } });
    expect(mailsTo(email)).toEqual([]);
  }
});

test("200 the longest possible address signs in", async () => {
  const email = `${"a".repeat(64)}@${`${"b".repeat(61)}.`.repeat(2)}${"c".repeat(60)}.test`;
  expect(email).toHaveLength(254);
  setting("RATE_LIMITS", "on");
  expect((await signIn(email)).answer.status).toBe(200);
});

test("400 an address in foreign letters that becomes longer than 254 is refused", async () => {
  const labels = Array.from({ length: 8 }, () => "äöüéèêàâçñøåßœæðþłřš");
  const email = `ada@${labels.join(".")}.test`;
  expect(await visitor().call(requestMagicLink, { body: { email } })).toMatchObject({ status: 400 });
});

test("400 a name of one letter or only blanks is refused with the form's sentence", async () => {
  for (const name of ["a", " ", "\u200b\u2060\ufeff", "\u0301\u0301", ""])
    expect(await visitor().call(requestMagicLink, { body: { email: fresh(), name } })).toMatchObject({
      status: 400,
      fields: { name: "Name must be at least 2 characters." },
    });
});

test("429 for a sixth link for an e-mail address from one IP address within the hour, with an account or without", async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  const ada = await person("ada");
  for (const email of [ada.email, fresh()]) {
    const place = visitor();
    for (let at = 0; at < 5; at += 1) await place.call(requestMagicLink, { body: { email } });
    const refused = await place.call(requestMagicLink, { body: { email: email.toUpperCase() } });
    expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(mailsTo(email)).toHaveLength(5);
  }
});

test("429 for a twenty-first link from one IP address within the hour, whatever headers it sends", async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  const cafe = visitor();
  const ask = (claimed: string) =>
    cafe.send(
      "POST",
      "/api/auth/magic-link",
      { email: fresh() },
      { headers: { "x-forwarded-for": `${claimed}, ${cafe.address}` } },
    );
  const responses = await Promise.all(Array.from({ length: 24 }, (_, at) => ask(`9.9.9.${at}`)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
  expect((await visitor().call(requestMagicLink, { body: { email: fresh() } })).status).toBe(200);
});

test("200 the time zone changes, 400 for one that does not exist", async () => {
  const ada = await person("ada");
  const moved = await ada.call(setTimeZone, { body: { timeZone: "Asia/Kathmandu" } });
  expect(moved).toMatchObject({ status: 200, body: { timeZone: "Asia/Kathmandu" } });
  for (const timeZone of ["Mars/Phobos", "", "UTC; drop table", "../etc"])
    expect((await ada.call(setTimeZone, { body: { timeZone } })).status).toBe(400);
  expect((await ada.call(getUser)).body.timeZone).toBe("Asia/Kathmandu");
});
