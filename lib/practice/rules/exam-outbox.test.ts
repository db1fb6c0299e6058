import { expect, test } from "vitest";
import {
  changeAt,
  type ExamChange,
  type ExamOutbox,
  examOutboxFrom,
  nextChange,
  quietMs,
  withChange,
  withHeld,
  withMine,
  withoutPlace,
  withoutSaved,
} from "./exam-outbox";

const change = (place: number, option: string, more: Partial<ExamChange> = {}): ExamChange => ({
  ...{ place, answer: { kind: "choice", option }, seconds: 5, revision: 0, at: `2026-11-22T10:00:0${place}.000Z` },
  ...more,
});

test("a later answer at a place replaces the one that waits, and keeps its turn and revision", () => {
  const outbox = withChange([change(1, "a", { revision: 3 }), change(2, "a")], change(1, "b", { revision: 9 }));
  expect(outbox.map(({ place, revision }) => [place, revision])).toEqual([
    [1, 3],
    [2, 0],
  ]);
  expect(changeAt(outbox, 1)?.answer).toEqual({ kind: "choice", option: "b" });
});

test("exactly the confirmed answer leaves; a newer one is based on its revision", () => {
  const sent = change(1, "a");
  expect(withoutSaved([sent], sent, 1)).toEqual([]);
  const later = change(1, "b", { at: "2026-11-22T10:00:59.000Z" });
  expect(withoutSaved([later], sent, 1)).toEqual([{ ...later, revision: 1 }]);
});

test("an answer against a newer one waits for the student, the others are sent", () => {
  const outbox = withHeld([change(1, "a"), change(2, "b")], change(1, "a"), "newer");
  expect(nextChange(outbox)?.place).toBe(2);
  expect(nextChange(withMine(outbox, 1, 4))).toMatchObject({ place: 1, revision: 4 });
  expect(withoutPlace(outbox, 1)).toHaveLength(1);
  expect(nextChange(withChange(outbox, change(1, "c")))).toMatchObject({ place: 1, answer: { option: "c" } });
});

test("what is typed waits longer than what is chosen", () => {
  expect(quietMs({ kind: "choice", option: "a" })).toBe(400);
  expect(quietMs({ kind: "number", value: "1" })).toBe(2000);
});

test("the stored outbox comes back, and anything else is empty", () => {
  const outbox: ExamOutbox = [change(1, "a"), change(2, "b", { answer: null, held: "newer" })];
  expect(examOutboxFrom(JSON.stringify(outbox))).toEqual(outbox);
  for (const text of [null, "", "{}", "nonsense", '[{"place":"1"}]', "null"]) expect(examOutboxFrom(text)).toEqual([]);
});
