import { afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { Attempt, Result } from "@/lib/practice/contract/shapes";
import { finishOverdue } from "@/lib/practice/writes/finish";
import { CHOICE, candidate, saving, startedExam } from "@/tests/support/mocks";
import type { Person } from "@/tests/support/people";
import { TAB } from "@/tests/support/questions";

const MINUTE_MS = 60_000;
const CLOSED = { status: 409, code: "conflict", message: "This part of the exam is not open." };

/** Moves the clock by this time. */
function later(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}
afterEach(() => vi.useRealTimers());

/** A mock exam of AUD: 38 questions in five parts, as no bank is large enough for the real one yet. */
async function audExam() {
  const grace = await candidate();
  const { id } = await startedExam(grace);
  await db.attempt.update({ where: { id }, data: { paper: "AUD" } });
  // SQL: computes with the place.
  await db.$executeRaw`
    update "AttemptItem" set section = (1 + (place - 1) / 8)::text where "attemptId" = ${id}`;
  return { grace, id };
}

const post = (who: Person, id: number, what: string, more: object = {}) =>
  who.send<Attempt>("POST", `/api/attempts/${id}/${what}`, { tab: TAB, ...more });
const close = (who: Person, id: number, part: number) => post(who, id, "finish", { close: part });
const takeBreak = (who: Person, id: number) => post(who, id, "pause", { isBreak: true });
const endOf = async (id: number) => (await db.attempt.findUniqueOrThrow({ where: { id } })).endsAt?.getTime() ?? 0;

const afterThree = async () => {
  const { grace, id } = await audExam();
  for (const part of [1, 2, 3]) await close(grace, id, part);
  return { grace, id };
};

test("200 answers are saved in the open part alone; a part closes once, in order, and the last one finishes the exam", async () => {
  const { grace, id } = await audExam();
  expect(await saving(grace, id, 1, CHOICE)).toMatchObject({ status: 200 });
  expect(await saving(grace, id, 9, CHOICE)).toMatchObject(CLOSED);
  expect(await close(grace, id, 2)).toMatchObject({ status: 409, code: "conflict" });
  for (const again of [1, 1])
    expect(await close(grace, id, again)).toMatchObject({ status: 200, body: { paper: { closedParts: 1 } } });
  expect(await saving(grace, id, 1, CHOICE, { revision: 1 })).toMatchObject(CLOSED);
  expect(await saving(grace, id, 9, CHOICE)).toMatchObject({ status: 200 });
  for (const part of [2, 3, 4]) expect((await close(grace, id, part)).body.state).toBe("open");
  const { body } = await closeLast(grace, id);
  expect(body).toMatchObject({ state: "finished", answered: 2, passMark: null });
  expect(body.sections.map(({ title }) => title)).toEqual(["Part 1", "Part 2", "Part 3", "Part 4", "Part 5"]);
});

const closeLast = (who: Person, id: number) =>
  who.send<Result>("POST", `/api/attempts/${id}/finish`, { tab: TAB, close: 5 });

test("409 there is no break before the third part is closed, and none in other papers", async () => {
  const { grace, id } = await audExam();
  expect(await takeBreak(grace, id)).toMatchObject({ status: 409, code: "conflict" });
  for (const part of [1, 2]) expect((await close(grace, id, part)).body.paper?.mayBreak).toBe(false);
  expect(await takeBreak(grace, id)).toMatchObject({ status: 409, code: "conflict" });
  const other = await startedExam(await candidate());
  expect(other.paper).toMatchObject({ mayBreak: false, breakEndsAt: null });
});

test("200 a break stops the clock once; nothing is saved meanwhile, and the result says of no pause", async () => {
  const { grace, id } = await afterThree();
  const end = await endOf(id);
  const began = await takeBreak(grace, id);
  expect(began.body.paper).toMatchObject({ mayBreak: false });
  const left = Date.parse(began.body.paper?.breakEndsAt ?? "") - Date.parse(began.body.now);
  expect(Math.abs(left - 15 * MINUTE_MS)).toBeLessThan(5000);
  expect((await takeBreak(grace, id)).body.paper?.breakEndsAt).toBe(began.body.paper?.breakEndsAt);
  expect(await post(grace, id, "pause")).toMatchObject({ status: 409, code: "conflict" });
  later(10 * MINUTE_MS);
  expect(await saving(grace, id, 25, CHOICE)).toMatchObject({
    status: 409,
    message: expect.stringContaining("paused"),
  });
  expect((await post(grace, id, "resume")).body.paper).toMatchObject({ mayBreak: false, breakEndsAt: null });
  expect(Math.abs((await endOf(id)) - end - 10 * MINUTE_MS)).toBeLessThan(5000);
  expect(await saving(grace, id, 25, CHOICE)).toMatchObject({ status: 200 });
  expect(await takeBreak(grace, id)).toMatchObject({ status: 409, code: "conflict" });
  await close(grace, id, 4);
  expect((await closeLast(grace, id)).body).toMatchObject({ paused: false, answered: 1 });
});

test("200 after fifteen minutes the clock goes on by itself, and the exam ends by then", async () => {
  const { grace, id } = await afterThree();
  const end = await endOf(id);
  await takeBreak(grace, id);
  later(60 * MINUTE_MS);
  const saved = await saving(grace, id, 25, CHOICE);
  expect(saved).toMatchObject({ status: 200 });
  expect(Math.abs(Date.parse(saved.body.endsAt) - end - 15 * MINUTE_MS)).toBeLessThan(5000);
  later(end - Date.now() + 25 * MINUTE_MS);
  await finishOverdue(new Date());
  expect(await db.attempt.findUnique({ where: { id } })).toMatchObject({ state: "open" });
  later(6 * MINUTE_MS);
  await finishOverdue(new Date());
  const finished = await db.attempt.findUniqueOrThrow({ where: { id } });
  expect(finished).toMatchObject({ state: "finished", breakAt: null, pausedSeconds: 0 });
  expect(Math.abs((finished.endsAt?.getTime() ?? 0) - end - 15 * MINUTE_MS)).toBeLessThan(5000);
});
