import { randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { getUser, requestMagicLink, verify } from "@/lib/accounts/contract";
import { db } from "@/lib/platform/database/db";
import { person, visitor } from "@/tests/support/people";
import { linkFor, mails, mailTo, signIn } from "@/tests/support/sign-in";

const fresh = () => `new-${randomBytes(4).toString("hex")}@example.test`;
const UNAVAILABLE = {
  status: 503,
  code: "mail_unavailable",
  message: "We could not send the e-mail just now. Please try again in a few minutes.",
};

afterEach(() => {
  mails.control({ mode: "ok" });
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each(["down", "gone"])("503 when the provider is %s, the token is void and nobody is locked out", async (mode) => {
  const ada = await person("ada");
  mails.control({ mode });
  for (const email of [ada.email, fresh()]) {
    const refused = await visitor().call(requestMagicLink, { body: { email } });
    expect(refused).toMatchObject(UNAVAILABLE);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await db.magicLinkToken.count({ where: { email, isUsed: false } })).toBe(0);
  }
  mails.control({ mode: "ok" });
  const { caller } = await signIn(ada.email);
  expect((await caller.call(getUser)).body.id).toBe(ada.id);
});

test("503 an earlier link for the address still works", async () => {
  const email = fresh();
  const { token } = await linkFor(email);
  mails.control({ mode: "down" });
  await visitor().call(requestMagicLink, { body: { email } });
  expect((await visitor().call(verify, { body: { token } })).status).toBe(200);
});

test("503 after eight seconds without a response; a mail that arrives late signs nobody in", async () => {
  const email = fresh();
  mails.control({ mode: "slow", delayMs: 300 });
  const sent = vi.spyOn(globalThis, "fetch");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const asking = visitor().call(requestMagicLink, { body: { email } });
  await vi.waitFor(() => expect(sent).toHaveBeenCalled(), { interval: 5 });
  await vi.advanceTimersByTimeAsync(8000);
  vi.useRealTimers();
  expect(await asking).toMatchObject(UNAVAILABLE);
  await vi.waitFor(() => mailTo(email), { timeout: 60_000 });
  expect((await visitor().call(verify, { body: { token: mailTo(email).token } })).status).toBe(410);
});
