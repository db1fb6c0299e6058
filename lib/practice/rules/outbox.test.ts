import fc from "fast-check";
import { expect, test } from "vitest";
import {
  EMPTY_OUTBOX,
  isEmptyOutbox,
  nextToSend,
  type Outbox,
  outboxFrom,
  type Unsent,
  unsentAt,
  waitAfter,
  withAnswer,
  withDraft,
  withoutRefusal,
  withoutSent,
  withRefusal,
} from "./outbox";

const given = (place: number, at: number, option = "a"): Unsent => ({
  place,
  answer: { kind: "choice", option },
  seconds: 12,
  hinted: false,
  at,
});
const holding = (...list: Unsent[]) => list.reduce(withAnswer, EMPTY_OUTBOX);

test("answers leave in the order in which they were given", () => {
  const box = holding(given(3, 10), given(1, 20), given(2, 30));
  expect(nextToSend(box)?.place).toBe(3);
  expect(nextToSend(withoutSent(box, given(3, 10)))?.place).toBe(1);
});

test("the first answer to a question stays, whatever is pressed while it waits", () => {
  const box = holding(given(1, 10, "a"), given(1, 11, "b"));
  expect(box.unsent).toEqual([given(1, 10, "a")]);
});

test("only the very answer that the server confirmed goes, and its draft with it", () => {
  const box = withDraft(holding(given(1, 10)), 1, { kind: "choice", option: "a" });
  expect(withoutSent(box, given(1, 9)).unsent).toHaveLength(1);
  expect(isEmptyOutbox(withoutSent(box, given(1, 10)))).toBe(true);
});

test("a refused answer is shown and not sent again, and does not hold up the next", () => {
  const box = withRefusal(holding(given(1, 10), given(2, 20)), given(1, 10), "Use digits.");
  expect(unsentAt(box, 1)?.refused).toBe("Use digits.");
  expect(nextToSend(box)?.place).toBe(2);
  const mended = withAnswer(box, given(1, 30, "b"));
  expect(unsentAt(mended, 1)).toEqual(given(1, 30, "b"));
  expect(unsentAt(withoutRefusal(box, 1), 1)).toBe(undefined);
});

test("tries are 1, 2, 4 and at most 30 seconds apart", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(waitAfter)).toEqual([0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test("what was kept comes back as it was", () => {
  const answers = fc.array(
    fc.record({ place: fc.integer({ min: 1, max: 40 }), at: fc.nat(), option: fc.string({ maxLength: 8 }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(answers, (list) => {
      const box: Outbox = list.reduce(
        (all, { place, at, option }) => withAnswer(all, given(place, at, option)),
        EMPTY_OUTBOX,
      );
      expect(outboxFrom(JSON.stringify(box))).toEqual(box);
      expect(new Set(box.unsent.map(({ place }) => place)).size).toBe(box.unsent.length);
    }),
  );
});

test("what cannot be read is an empty outbox, never a fault", () => {
  for (const text of [null, "", "{", "null", "[]", '{"unsent":1,"drafts":{}}', '{"unsent":[],"drafts":null}'])
    expect(outboxFrom(text)).toEqual(EMPTY_OUTBOX);
  const strange = { unsent: [{ place: "1" }, given(2, 5), null], drafts: { 1: 5, 2: { kind: "number", value: "7" } } };
  expect(outboxFrom(JSON.stringify(strange))).toEqual({
    unsent: [given(2, 5)],
    drafts: { 2: { kind: "number", value: "7" } },
  });
});
