import { expect, test } from "vitest";
import { templates } from "../templates/registry";
import { answerInWords } from "./answer-words";
import { text } from "./builders/text";
import { idealOf } from "./examination";

test("what is right can be said in words for every template", () => {
  for (const template of templates.values()) {
    const { shown, key } = template.variant(1);
    const words = answerInWords(shown, idealOf(key));
    expect(words, template.key).toMatch(/\S/);
    expect(words, template.key).not.toMatch(/undefined|\[object|null|: –/);
  }
});

test("several options stand in the order in which they were picked, an order first to last, a gap that was left open as a dash, a blank answer not at all", () => {
  const shared = { marks: 1, seconds: 60, ask: [], exhibits: [], hasHint: false };
  const things = ["a", "b", "c"].map((id) => ({ id, text: text`Step ${id}` }));
  const order = { kind: "order" as const, ...shared, things };
  expect(answerInWords(order, { kind: "order", order: ["c", "a", "b"] })).toBe("Step c; Step a; Step b");
  const list = [
    { id: "a", text: "debit" },
    { id: "b", text: "credit" },
  ];
  const gaps = { kind: "gaps" as const, ...shared, pieces: [{ gap: 0 }, { gap: 1 }], lists: [list, list] };
  expect(answerInWords(gaps, { kind: "gaps", chosen: ["b", null] })).toBe("credit; –");
  expect(answerInWords(gaps, null)).toBe("");
  const several = { kind: "several" as const, ...shared, options: things, pick: 2 };
  expect(answerInWords(several, { kind: "several", options: ["a", "c"] })).toBe("Step a; Step c");
});
