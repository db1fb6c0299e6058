import { expect, test } from "vitest";
import { readLesson, readPost } from "./markdown";

const LESSON = `Why it matters.

## The idea

\`\`\`remember
Only the **movement** reaches profit.
\`\`\`

\`\`\`\`worked
title: Closing inventory
The question.

\`\`\`journal
Dr Inventory 500
Cr Cost of sales 500
\`\`\`
---
The answer.

\`\`\`journal
Dr Inventory 500
Cr Cost of sales 400
\`\`\`
\`\`\`\`

\`\`\`formula
ROCE = PBIT / (assets
\`\`\`

\`\`\`try
fa-inventory-lower-of
\`\`\`
`;

test("a lesson becomes blocks of the trade, with a problem for each thing that is wrong and its line", () => {
  const { blocks, problems } = readLesson(LESSON);
  expect(blocks).toMatchObject([
    { kind: "paragraph" },
    { kind: "heading", level: 2 },
    { kind: "callout", callout: "remember", blocks: [{ kind: "paragraph" }] },
    {
      kind: "worked",
      title: "Closing inventory",
      question: [{ kind: "paragraph" }, { kind: "journal" }],
      answer: [{ kind: "paragraph" }, { kind: "journal" }],
    },
    { kind: "code" },
    { kind: "try", key: "fa-inventory-lower-of" },
  ]);
  expect(problems).toEqual([
    { line: 21, sentence: "Debits of 500 and credits of 400 differ by 100." },
    { line: 27, sentence: "A bracket is not closed." },
  ]);
  const lines = LESSON.split("\n");
  expect([lines[20], lines[26]]).toEqual(["Dr Inventory 500", "ROCE = PBIT / (assets"]);
});

test("in a post the blocks that need a lesson are shown as they were written", () => {
  const kinds = readPost("```try\nx\n```\n\n```remember\ny\n```\n\n```t-account\nDr Bank 5\n```")?.map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(["code", "code", "account"]);
});

test("figures in a column stand to the right, whatever their sign", () => {
  const [table] =
    readPost("| Item | $ | Note |\n|---|---|---|\n| Cost | 1,200 | a |\n| Tax | (5%) | 1 |\n| Net | – | |") ?? [];
  expect(table).toMatchObject({ kind: "table", right: [1] });
});
