import { expect, test } from "vitest";
import type { Block, Run } from "./block";
import { plainParagraph, readPost } from "./markdown";

const render = (text: string): Block[] => readPost(text) ?? plainParagraph(text);

const textOf = (runs: Run[]) => runs.map(({ text }) => text).join("");

/** The visible text without styles. */
const seen = (blocks: Block[]): string =>
  blocks
    .map((block) => {
      if ("runs" in block) return textOf(block.runs);
      if (block.kind === "code") return block.text;
      if (block.kind === "list")
        return block.items
          .map(({ number, blocks: own }) => `${number === null ? "•" : `${number}.`} ${seen(own)}`)
          .join("\n");
      if (block.kind === "table") return block.rows.map((row) => row.map(textOf).join(" | ")).join("\n");
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

const point = (text: string) => ({ number: null, blocks: [{ kind: "paragraph", runs: [{ text }] }] });

test("headings, quotations, lists, tables and code", () => {
  const text =
    "# Head\n\n> said\n>> before\n\n- one\n- two\n  - three\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\n1 < 2\n```";
  expect(render(text)).toEqual([
    { kind: "heading", level: 2, runs: [{ text: "Head" }] },
    {
      kind: "quote",
      blocks: [
        { kind: "paragraph", runs: [{ text: "said" }] },
        { kind: "quote", blocks: [{ kind: "paragraph", runs: [{ text: "before" }] }] },
      ],
    },
    {
      kind: "list",
      items: [
        point("one"),
        {
          number: null,
          blocks: [
            { kind: "paragraph", runs: [{ text: "two" }] },
            { kind: "list", items: [point("three")] },
          ],
        },
      ],
    },
    {
      kind: "table",
      right: [0, 1],
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
