import { afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Result } from "@/lib/practice/contract/shapes";
import { finishOverdue } from "@/lib/practice/writes/finish";
import { CHOICE, candidate, paper, saving, startedExam } from "@/tests/support/mocks";
import type { Person } from "@/tests/support/people";
import { TAB } from "@/tests/support/questions";
import { isLong } from "@/tests/support/rounds";
import { type Fault, withFaultAt } from "@/tests/support/statements";

const AT_ONCE = 32;
/** A round makes 32 requests at once; `npm run bench -- hardening` runs many of them. */
const ROUNDS = isLong ? 200 : 3;
const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const rounds = times(ROUNDS, (at) => at + 1);
const HOUR_MS = 3_600_000;

const finish = (who: Person, id: number) => who.send<Result>("POST", `/api/attempts/${id}/finish`, { tab: TAB });

afterEach(() => vi.useRealTimers());

/** The totals equal the sums over the items. */
async function expectTotals(attemptId: number): Promise<void> {
  const { items, ...attempt } = await db.attempt.findUniqueOrThrow({
    where: { id: attemptId },
    include: { items: true },
  });
  expect(attempt.answered).toBe(items.filter(({ answer }) => answer !== null).length);
  expect(attempt.marks).toBe(items.reduce((sum, { marks }) => sum + (marks ?? 0), 0));
}

test.each(rounds)("of 32 starts at once one opens a mock exam (round %i)", async () => {
  const [grace, { id: courseId }] = [await candidate(), await paper()];
  const form = { kind: "mock", courseId, tab: TAB };
  const started = await Promise.all(times(AT_ONCE, () => grace.send("POST", "/api/attempts", form)));
  expect(started.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(started.every(({ status, code }) => status === 201 || code === "conflict")).toBe(true);
  expect(await db.attempt.count({ where: { userId: grace.id, kind: "mock" } })).toBe(1);
});

test.each(rounds)("a confirmed answer is in the result, and none is kept after it (round %i)", async () => {
  const grace = await candidate();
  const { id } = await startedExam(grace);
  const [saves, results] = await Promise.all([
    Promise.all(times(AT_ONCE, (at) => saving(grace, id, at + 1, CHOICE))),
    Promise.all(times(4, () => finish(grace, id))),
  ]);
  const kept = saves.flatMap(({ status, body }) => (status === 200 ? [body.place] : []));
  expect(saves.every(({ status, code }) => status === 200 || code === "attempt_over")).toBe(true);
  for (const { status, body } of results) expect([status, body.answered]).toEqual([200, kept.length]);
  const items = await db.attemptItem.findMany({ where: { attemptId: id, NOT: { answeredAt: null } } });
  expect(items.map(({ place }) => place).sort((a, b) => a - b)).toEqual(kept.sort((a, b) => a - b));
  await expectTotals(id);
});

test.each(rounds)("of different answers with one revision one is kept (round %i)", async () => {
  const grace = await candidate();
  const { id } = await startedExam(grace);
  const given = await Promise.all(
    times(AT_ONCE, (at) => saving(grace, id, 1, { kind: "choice", option: "abc"[at % 3] })),
  );
  const kept = await db.attemptItem.findFirstOrThrow({ where: { attemptId: id, place: 1 } });
  expect(kept.revision).toBe(1);
  expect(given.every(({ status, code }) => status === 200 || code === "edit_conflict")).toBe(true);
  expect(given.some(({ status }) => status === 200)).toBe(true);
  await expectTotals(id);
});

test.each(rounds)("students, tabs and the hourly job finish an exam once, and cards move once (round %i)", async () => {
  const grace = await candidate();
  const { id } = await startedExam(grace);
  for (let place = 1; place <= 3; place += 1) await saving(grace, id, place, CHOICE);
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + 3 * HOUR_MS);
  const [results] = await Promise.all([
    Promise.all(times(8, () => finish(grace, id))),
    finishOverdue(new Date()),
    finishOverdue(new Date()),
    saving(grace, id, 4, CHOICE),
  ]);
  for (const { status, body } of results) expect([status, body.answered]).toEqual([200, 3]);
  const cards = await db.card.findMany({ where: { userId: grace.id } });
  expect(cards.map(({ answers }) => answers)).toEqual([1, 1, 1]);
  expect((await db.studyDay.findFirst({ where: { userId: grace.id } }))?.answers).toBe(3);
  expect(await db.achievement.count({ where: { userId: grace.id, kind: "first-mock" } })).toBe(1);
  await expectTotals(id);
});

test.each(rounds)("when another tab has taken over, the old one never writes again (round %i)", async () => {
  const grace = await candidate();
  const { id } = await startedExam(grace);
  const before = times(16, (at) => saving(grace, id, at + 1, CHOICE));
  await grace.send("POST", `/api/attempts/${id}/hold`, { tab: "tab2" });
  const { answered } = await db.attempt.findUniqueOrThrow({ where: { id } });
  const outcomes = await Promise.all(before);
  expect(outcomes.filter(({ status }) => status === 200).length).toBe(answered);
  expect(outcomes.every(({ status, code }) => status === 200 || code === "open_elsewhere")).toBe(true);
  await expectTotals(id);
});

const FAULTS: Fault[] = ["lost before", "lost after"];
const MOST_STATEMENTS = 40;

test.each(FAULTS)(
  "saving an answer cut at every statement (%s) is whole or not there, and a repeat mends it",
  async (kind) => {
    const grace = await candidate();
    const { id } = await startedExam(grace);
    for (let at = 1, sent = at; at <= sent && at < MOST_STATEMENTS; at += 1) {
      const cut = await withFaultAt(at, kind, () => saving(grace, id, at, CHOICE));
      sent = cut.sent;
      await expectTotals(id);
      const again = await saving(grace, id, at, CHOICE);
      expect([again.status, again.body.revision]).toEqual([200, 1]);
      await expectTotals(id);
    }
  },
);

test.each(FAULTS)("finishing cut at every statement (%s) leaves the exam open or finished as a whole", async (kind) => {
  for (let at = 1, sent = at; at <= sent && at < MOST_STATEMENTS; at += 1) {
    const grace = await candidate();
    const { id } = await startedExam(grace, "section");
    await saving(grace, id, 1, null);
    sent = (await withFaultAt(at, kind, () => finish(grace, id))).sent;
    const { state } = await db.attempt.findUniqueOrThrow({ where: { id } });
    const marked = await db.attemptItem.count({ where: { attemptId: id, share: { not: null } } });
    expect([state, marked]).toEqual(state === "open" ? ["open", 0] : ["finished", 3]);
    expect((await finish(grace, id)).status).toBe(200);
    await expectTotals(id);
  }
});
