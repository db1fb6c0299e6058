import { randomUUID } from "node:crypto";
import { afterAll, expect, test, vi } from "vitest";
import { endpoints, type Named, sampleOf } from "@/tests/support/endpoints";
import { type Person, person } from "@/tests/support/people";
import { isLong, tally } from "@/tests/support/rounds";
import { snapshot } from "@/tests/support/snapshot";
import { type Fault, withFaultAt } from "@/tests/support/statements";

/**
 * Every write, with the database failing at each of its statements in turn: either it returns 503 or 409 and nothing
 * was written, or it succeeds and all was written. Sending it again afterwards writes it once.
 */
const FAULTS: Fault[] = [
  ...(["lost before", "lost after"] as const),
  ...["40001", "40P01", "23505", "53300", "57014", "57P01", "53100"].map((code) => ({ code })),
];
/**
 * Tested elsewhere: they use services besides the database, end the caller's own session, or write a state that is
 * already there.
 */
const ELSEWHERE =
  /^(subscriptions\.|admin\.orderCourses|forums\.orderForums|accounts\.(requestMagicLink|verify|signInWithPassword|deleteAccount|logout|upload|removeAvatar|setPassword|removePassword|updateProfile|confirmEmail|revoke|endSession|signOut))/;
/** Tables that are written outside the transaction of a write. */
const BESIDE = ["Session", "Mail", "SearchWord", "ThreadView"];

const writes = endpoints.filter(
  ({ endpoint, name }) => endpoint.method !== "GET" && !endpoint.file && !ELSEWHERE.test(name),
);
const sum = { cases: 0, wrong: 0 };

/** One write by a user of its own, with the same key each time it is sent. */
async function prepared(one: Named) {
  const who = await person(one.endpoint.access === "admin" ? "root" : "grace");
  const { address, body } = await sampleOf(one, who);
  const key = randomUUID();
  const headers = one.endpoint.idempotent ? { headers: { "idempotency-key": key } } : {};
  return { who, send: () => who.send(one.endpoint.method, address, body, headers) };
}

/** Waits until broken connections were replaced: they are noticed only by the next query. */
const settled = () => vi.waitFor(snapshot, { timeout: 60_000 });

const changedTables = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after)
    .filter((table) => before[table] !== after[table] && !BESIDE.includes(table))
    .sort();

test.each(writes)("$name: all or nothing, at whichever statement the database fails", async (one) => {
  const whole = await prepared(one);
  const start = await settled();
  const { result, sent } = await withFaultAt(0, "lost before", whole.send);
  expect(result.status, result.message).toBeLessThan(300);
  const wholeChange = changedTables(start, await settled());
  const all = Array.from({ length: sent }, (_, place) => place + 1);
  // The short form tests one statement, a different one for each call, and the last, which commits.
  for (const at of isLong ? all : new Set([1 + (one.name.length % sent), sent]))
    for (const kind of isLong ? FAULTS : [FAULTS[(at + one.name.length) % FAULTS.length] as Fault]) {
      const { who, send } = await prepared(one);
      const before = await settled();
      const { result: answer } = await withFaultAt(at, kind, send);
      const change = changedTables(before, await settled());
      const where = `${one.name}, statement ${at} of ${sent}, ${typeof kind === "object" ? kind.code : kind}`;
      const problem = wrongIn(answer.status, change, wholeChange);
      sum.cases += 1;
      if (problem) sum.wrong += 1;
      expect(problem, `${where}: ${answer.status} ${change}`).toBe("");
      await expectOnce(one, { who, send }, where);
    }
});

function wrongIn(status: number, change: string[], whole: string[]): string {
  const isWhole = change.join() === whole.join();
  if (status >= 500 && status !== 503) return "an error that nobody foresaw";
  if (status < 300) return isWhole || change.length > 0 || whole.length === 0 ? "" : "a success that wrote nothing";
  if (status !== 503 && status !== 409) return "another refusal";
  return change.length === 0 || isWhole ? "" : "half of a write";
}

/** Sent again without a fault the write is done, or found already done; with a key it is done only once. */
async function expectOnce(
  one: Named,
  { who, send }: { who: Person; send: () => ReturnType<Person["send"]> },
  where: string,
) {
  const again = await send();
  expect([200, 201, 204, 400, 401, 403, 404, 409, 410], `${where}, sent again: ${again.message}`).toContain(
    again.status,
  );
  if (!one.endpoint.idempotent) return;
  expect(again.status, where).toBe(one.endpoint.status ?? 200);
  const third = await send();
  expect((third.body as { id?: number }).id, where).toBe((again.body as { id?: number }).id);
  expect(who.id).not.toBe("");
}

afterAll(() => tally("cut points: statements of writes, each with a fault", sum.cases, sum.wrong));
