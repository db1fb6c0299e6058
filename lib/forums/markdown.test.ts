import { expect, test } from "vitest";
import type { Block } from "./contract/body";
import { render } from "./markdown";

/** What a reader sees, without looks. */
const seen = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if ("runs" in block) {
        const mark = block.kind === "item" ? `${block.number === null ? "•" : `${block.number}.`} ` : "";
        return mark + block.runs.map(({ text }) => text).join("");
      }
      if (block.kind === "code") return block.text;
      if (block.kind === "table")
        return block.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join("")).join(" | ")).join("\n");
      return `[${block.kind}]`;
    })
    .join("\n");

test.each([
  "Dr Bank 500\nCr Sales 500",
  "(500)",
  "*",
  "Sales 500*\n* as restated",
  "5*3*2 = 30",
  "10_000_000",
  "2**3**2",
  "- 500",
  "+ 20\n- 30",
  "- £500 depreciation\n- £20 interest",
  "Profit\n=====",
  "[1]: see note 1",
  "AT&amp;T and &copy;",
  "<script>alert(1)</script>",
  "<b>bold</b>",
  "x<y and y>z",
  "~500 to ~600",
  "{{7*7}} #{x} <%= 1 %>",
  "a\\b",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,1)",
  "[x](//evil.test)",
  "![x](https://evil.test/a.png)",
  "#1 question",
  "[ ] open",
])("'%s' is shown as it was written", (text) => {
  expect(seen(render(text))).toBe(text);
});

test("a numbered list keeps its numbers", () => {
  expect(seen(render("1. Dr\n3. Cr\n2026. A year"))).toBe("1. Dr\n3. Cr\n2026. A year");
});

test("a line under a total is a line, not a heading", () => {
  expect(render("Total 500\n-----\nNext").map(({ kind }) => kind)).toEqual(["paragraph", "rule", "paragraph"]);
});

test("credits stay set in", () => {
  expect(seen(render("Dr Bank 5\n    Cr Sales 5"))).toBe("Dr Bank 5\n\u00a0\u00a0\u00a0\u00a0Cr Sales 5");
});

test("bold, slanted, struck, code, links", () => {
  expect(render("**b** *i* ~~s~~ `c` [l](https://a.test/x) https://b.test /x")).toEqual([
    {
      kind: "paragraph",
      runs: [
        { text: "b", bold: true },
        { text: " " },
        { text: "i", italic: true },
        { text: " " },
        { text: "s", struck: true },
        { text: " " },
        { text: "c", code: true },
        { text: " " },
        { text: "l", href: "https://a.test/x" },
        { text: " " },
        { text: "https://b.test", href: "https://b.test" },
        { text: " /x" },
      ],
    },
  ]);
});

test("headings, quotations, lists, tables and code", () => {
  const text =
    "# Head\n\n> said\n>> before\n\n- one\n- two\n  - three\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\n1 < 2\n```";
  expect(render(text)).toEqual([
    { kind: "heading", runs: [{ text: "Head" }] },
    { kind: "paragraph", quote: 1, runs: [{ text: "said" }] },
    { kind: "paragraph", quote: 2, runs: [{ text: "before" }] },
    { kind: "item", depth: 0, number: null, runs: [{ text: "one" }] },
    { kind: "item", depth: 0, number: null, runs: [{ text: "two" }] },
    { kind: "item", depth: 1, number: null, runs: [{ text: "three" }] },
    {
      kind: "table",
      rows: [
        [[{ text: "a" }], [{ text: "b" }]],
        [[{ text: "1" }], [{ text: "2" }]],
      ],
    },
    { kind: "code", text: "1 < 2" },
  ]);
});

test("a journal is an entry with totals; what is none stays as written", () => {
  expect(render("```journal\nDr Bank 5\nCr Sales 4\n```")).toMatchObject([
    { kind: "journal", journal: { debit: "5", credit: "4", difference: "1" } },
  ]);
  expect(render("```journal\nDr Bank five\n```")).toEqual([{ kind: "code", text: "Dr Bank five" }]);
});

test.each([
  ">".repeat(20_000),
  "> ".repeat(10_000),
  `${"- ".repeat(9000)}a`,
  "1. ".repeat(6000),
  "[".repeat(20_000),
  "![".repeat(10_000),
  "[a](".repeat(5000),
  "*a ".repeat(6600),
  "**a".repeat(6600),
  "_a_".repeat(6600),
  "`".repeat(20_000),
  "`a".repeat(1499),
  "*a".repeat(1499),
  "[a".repeat(1499),
  "]".repeat(2999),
  "a@".repeat(10_000),
  "a.".repeat(10_000),
  "www.".repeat(5000),
  "http://".repeat(2800),
  "|a".repeat(1499),
  `${"|a".repeat(700)}\n${"|-".repeat(700)}`,
  "\\".repeat(20_000),
  "<a ".repeat(6600),
  "a\n".repeat(10_000),
  "- a\n".repeat(5000),
  "```\n".repeat(600),
  "# ".repeat(10_000),
  " ".repeat(19_999),
  "~~a".repeat(1000),
])("hostile text is shown within a second (%#)", (text) => {
  const started = performance.now();
  expect(render(text).length).toBeLessThan(20_001);
  expect(performance.now() - started).toBeLessThan(1000);
});
