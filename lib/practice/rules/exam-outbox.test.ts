import { expect, test } from "vitest";
import {
  changeAt,
  draftAt,
  EMPTY_EXAM_OUTBOX,
  type ExamChange,
  type ExamOutbox,
  examOfKey,
  examOutboxFrom,
  forgottenExams,
  nextChange,
  quietMs,
  withChange,
  withExamDraft,
  withHeld,
  withMine,
  withoutExamDraft,
  withoutPlace,
  withoutSaved,
} from "./exam-outbox";

const change = (place: number, option: string, more: Partial<ExamChange> = {}): ExamChange => ({
  place,
  answer: { kind: "choice", option },
  seconds: 5,
  revision: 0,
  at: `2026-11-22T10:00:0${place}.000Z`,
  ...more,
});
const unsent = (...changes: ExamChange[]): ExamOutbox => ({ unsent: changes, drafts: [] });
const half = { kind: "sheet" as const, cells: ["12a", "5"] };

test("a later answer at a place replaces the one that waits, and keeps its turn and revision", () => {
  const outbox = withChange(unsent(change(1, "a", { revision: 3 }), change(2, "a")), change(1, "b", { revision: 9 }));
  expect(outbox.unsent.map(({ place, revision }) => [place, revision])).toEqual([
    [1, 3],
    [2, 0],
  ]);
  expect(changeAt(outbox, 1)?.answer).toEqual({ kind: "choice", option: "b" });
});

test("exactly the confirmed answer leaves; a newer one is based on its revision", () => {
  const sent = change(1, "a");
  expect(withoutSaved(unsent(sent), sent, 1)).toEqual(EMPTY_EXAM_OUTBOX);
  const later = change(1, "b", { at: "2026-11-22T10:00:59.000Z" });
  expect(withoutSaved(unsent(later), sent, 1)).toEqual(unsent({ ...later, revision: 1 }));
});

test("an answer against a newer one waits for the student, the others are sent", () => {
  const outbox = withHeld(unsent(change(1, "a"), change(2, "b")), change(1, "a"), "newer");
  expect(nextChange(outbox)?.place).toBe(2);
  expect(nextChange(withMine(outbox, 1, 4))).toMatchObject({ place: 1, revision: 4 });
  expect(withoutPlace(outbox, 1).unsent).toHaveLength(1);
  expect(nextChange(withChange(outbox, change(1, "c")))).toMatchObject({ place: 1, answer: { option: "c" } });
});

test("what cannot be sent stays when the rest of it was confirmed, until it is corrected", () => {
  const sent = change(1, "a", { answer: { kind: "sheet", cells: [null, "5"] } });
  const waiting = withExamDraft(unsent(sent), { place: 1, answer: half, revision: 0 });
  const outbox = withoutSaved(waiting, sent, 1);
  expect(outbox).toEqual({ unsent: [], drafts: [{ place: 1, answer: half, revision: 1 }] });
  expect(draftAt(outbox, { place: 1, revision: 1 })).toEqual(half);
  expect(draftAt(outbox, { place: 2, revision: 0 })).toBeUndefined();
  expect(withoutExamDraft(outbox, 1)).toEqual(EMPTY_EXAM_OUTBOX);
});

test("what cannot be sent gives way to a newer answer from elsewhere, but not while the rest of it still waits", () => {
  const sent = change(1, "a");
  const waiting = withExamDraft(unsent(sent), { place: 1, answer: half, revision: 0 });
  expect(draftAt(waiting, { place: 1, revision: 3 })).toEqual(half);
  expect(draftAt(withoutSaved(waiting, sent, 1), { place: 1, revision: 3 })).toBeUndefined();
  expect(withoutPlace(waiting, 1)).toEqual(EMPTY_EXAM_OUTBOX);
});

test("what is typed waits longer than what is chosen", () => {
  expect(quietMs({ kind: "choice", option: "a" })).toBe(400);
  expect(quietMs({ kind: "number", value: "1" })).toBe(2000);
});

test("the stored outbox comes back, and anything else is empty", () => {
  const outbox: ExamOutbox = {
    unsent: [change(1, "a"), change(2, "b", { answer: null, held: "newer" })],
    drafts: [{ place: 3, answer: half, revision: 2 }],
  };
  expect(examOutboxFrom(JSON.stringify(outbox))).toEqual(outbox);
  // As it was stored before there were drafts.
  expect(examOutboxFrom(JSON.stringify(outbox.unsent))).toEqual({ ...outbox, drafts: [] });
  for (const text of [null, "", "{}", "nonsense", '[{"place":"1"}]', "null", '{"unsent":5,"drafts":[{"place":1}]}'])
    expect(examOutboxFrom(text)).toEqual(EMPTY_EXAM_OUTBOX);
});

test("of the exams that a browser has kept something of, the ten newest others stay", () => {
  expect(["exam:7", "exam-flags:7", "exam-scratch:7", "exam-marks:7:12"].map(examOfKey)).toEqual([7, 7, 7, 7]);
  expect(["exam-clock", "practice:7", "exam:", "exam:x"].map(examOfKey)).toEqual([null, null, null, null]);
  const keys = Array.from({ length: 12 }, (_, id) => [`exam:${id + 1}`, `exam-marks:${id + 1}:3`]).flat();
  expect(forgottenExams([...keys, "theme"], 1)).toEqual([2]);
  expect(forgottenExams(keys.slice(0, 8), 1)).toEqual([]);
});
