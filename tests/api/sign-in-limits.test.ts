import { randomBytes } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { verify } from "@/lib/accounts/contract";
import { signInWithPassword } from "@/lib/accounts/contract/security";
import { db } from "@/lib/platform/database/db";
import { hashOf } from "@/lib/platform/process/secrets";
import { consumeShared, tidyLimits } from "@/lib/platform/server/limits";
import { type Caller, person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { linkFor } from "@/tests/support/sign-in";

beforeEach(() => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
});

const fresh = () => `new-${randomBytes(4).toString("hex")}@example.test`;

const askLink = (email: string, who: Caller = visitor(), cookie = "") =>
  who.send("POST", "/api/auth/magic-link", { email }, { headers: { ...(cookie && { cookie }) } });

/** The cookie of a browser that has signed in to this account. */
async function knownCookie(email: string): Promise<string> {
  const { token } = await linkFor(email);
  const { headers } = await visitor().call(verify, { body: { token } });
  const cookie = headers.getSetCookie().find((one) => one.startsWith("known="));
  expect(cookie).toMatch(/^known=[\w-]{22}\.[0-9a-f]{64}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  return cookie?.split(";")[0] ?? "";
}

async function statuses(
  count: number,
  ask: (at: number) => Promise<{ status: number }>,
): Promise<Record<number, number>> {
  const found: Record<number, number> = {};
  for (let at = 0; at < count; at += 1) {
    const { status } = await ask(at);
    found[status] = (found[status] ?? 0) + 1;
  }
  return found;
}

test("429 after five links an hour for an e-mail address from one IP address, twenty from one IP address in all", async () => {
  const [place, email] = [visitor(), fresh()];
  expect(await statuses(7, () => askLink(email, place))).toEqual({ 200: 5, 429: 2 });
  expect(await statuses(17, () => askLink(fresh(), place))).toEqual({ 200: 13, 429: 4 });
});

test("429 after twenty links an hour for an e-mail address from everywhere, with an account or without", async () => {
  for (const email of [fresh(), (await person("ada")).email])
    expect(await statuses(22, () => askLink(email))).toEqual({ 200: 20, 429: 2 });
});

test("200 others cannot lock out a browser that has signed in to the account before", async () => {
  const ada = await person("ada");
  const cookie = await knownCookie(ada.email);
  await statuses(22, () => askLink(ada.email));
  expect((await askLink(ada.email)).status).toBe(429);
  expect(await statuses(6, () => askLink(ada.email, visitor(), cookie))).toEqual({ 200: 5, 429: 1 });
});

test("429 the cookie of another account, a forged one and an invented one give no separate limit", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const [own, others] = [await knownCookie(ada.email), await knownCookie(linus.email)];
  const place = visitor();
  await statuses(5, () => askLink(ada.email, place));
  const forged = [
    others,
    `${own.slice(0, -1)}${own.endsWith("0") ? "1" : "0"}`,
    `known=${"A".repeat(22)}.${"0".repeat(64)}`,
    "known=~~~",
    "known=",
  ];
  for (const cookie of forged) expect((await askLink(ada.email, place, cookie)).status, cookie).toBe(429);
  expect((await askLink(ada.email, place, own)).status).toBe(200);
});

test("200 a browser is remembered for the five accounts used last", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => person("ada")));
  let cookie = "";
  for (const { email } of people) {
    const { token } = await linkFor(email);
    const { headers } = await visitor().send(
      "POST",
      "/api/auth/verify",
      { token },
      { headers: cookie ? { cookie } : {} },
    );
    cookie =
      headers
        .getSetCookie()
        .find((one) => one.startsWith("known="))
        ?.split(";")[0] ?? "";
  }
  expect(cookie.split("~")).toHaveLength(5);
  const place = visitor();
  const known = [];
  for (const { email } of people) {
    await statuses(5, () => askLink(email, visitor()));
    await statuses(16, () => askLink(email));
    known.push((await askLink(email, place, cookie)).status);
  }
  expect(known).toEqual([429, 200, 200, 200, 200, 200]);
});

test("200 links still work while passwords are locked", async () => {
  const ada = await person("ada");
  const place = visitor();
  const attempt = () => place.call(signInWithPassword, { body: { email: ada.email, password: "wrong one" } });
  expect(await statuses(12, attempt)).toEqual({ 401: 10, 429: 2 });
  expect((await askLink(ada.email, place)).status).toBe(200);
});

test("a counter holds no address, not even its plain hash, and is deleted when it expires", async () => {
  const place = visitor();
  await askLink(fresh(), place);
  const rows = await db.rateLimit.findMany();
  expect(rows.length).toBeGreaterThan(0);
  for (const guess of [place.address, hashOf(place.address)])
    expect(rows.filter(({ key }) => key.includes(guess))).toEqual([]);
  await consumeShared("lasting", "one", { points: 1, seconds: 7200 });
  await tidyLimits(new Date(Date.now() + 3_700_000));
  const left = await db.rateLimit.findMany();
  expect(left.map(({ key }) => key.split(":")[0])).toEqual(["lasting"]);
});
