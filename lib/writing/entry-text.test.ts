import fc from "fast-check";
import { expect, test } from "vitest";
import { entryAt, textWithEntry } from "./entry-text";
import { journalOf } from "./journal";

const FENCE = "```journal\nDr Bank 1,000\nCr Sales 1,000\n```";

test("a new entry goes where the cursor is, a blank line apart", () => {
  const lines = [
    { side: "Dr" as const, account: "Bank", amount: "1,000" },
    { side: "Cr" as const, account: "Sales", amount: "1,000" },
  ];
  const written = (text: string, position: number) => textWithEntry({ ...entryAt(text, position), lines });
  expect(written("", 0)).toBe(FENCE);
  expect(written("Is this right?", 14)).toBe(`Is this right?\n\n${FENCE}`);
  expect(written("Is this right?\nThank you", 15)).toBe(`Is this right?\n\n${FENCE}\n\nThank you`);
});

test("the entry around the cursor is edited, with its title and narrative", () => {
  const text =
    "First\n\n```journal\ntitle: Sale\ndr Trade receivables 2027 1 500\nCR. Sales: 1,500\nBeing the sale\n```\n\nLast";
  const entry = entryAt(text, text.indexOf("Sales"));
  expect(entry).toEqual({
    before: "First\n\n",
    title: "Sale",
    lines: [
      { side: "Dr", account: "Trade receivables 2027", amount: "1 500" },
      { side: "Cr", account: "Sales:", amount: "1,500" },
    ],
    notes: ["Being the sale"],
    after: "\n\nLast",
  });
  expect(textWithEntry({ ...entry, lines: entry.lines.slice(0, 1) })).toBe(
    "First\n\n```journal\ntitle: Sale\nDr Trade receivables 2027 1 500\nBeing the sale\n```\n\nLast",
  );
});

test("outside an entry a second one begins", () => {
  const text = `${FENCE}\n\nand`;
  expect(entryAt(text, text.length).lines).toEqual([]);
  expect(entryAt(text, 20).lines).toHaveLength(2);
});

test("an entry without lines leaves the text as it was", () => {
  expect(textWithEntry(entryAt("Hello", 5))).toBe("Hello");
  expect(textWithEntry({ ...entryAt(`One\n\n${FENCE}\n\nTwo`, 20), lines: [] })).toBe("One\n\nTwo");
});

test("unfinished lines are kept in the text and read back", () => {
  const lines = [
    { side: "Dr" as const, account: "Bank", amount: "" },
    { side: "Cr" as const, account: "", amount: "500" },
  ];
  const text = textWithEntry({ ...entryAt("", 0), lines });
  expect(text).toBe("```journal\nDr Bank\nCr 500\n```");
  expect(entryAt(text, 12).lines).toEqual(lines);
});

test("whatever is written in the lines is read back, and shown as an entry", () => {
  const account = fc.stringMatching(/^[A-Z][a-z]{1,12}( [a-z]{1,8}){0,3}$/);
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
  const line = fc.record({ side: fc.constantFrom("Dr" as const, "Cr" as const), account, amount });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), (lines) => {
      const text = textWithEntry({ ...entryAt("Before", 6), lines });
      expect(entryAt(text, text.length).lines).toEqual(lines);
      expect(journalOf(text.split("\n").slice(3, -1).join("\n"))?.lines).toHaveLength(lines.length);
    }),
  );
});
