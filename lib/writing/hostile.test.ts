import { expect, test } from "vitest";
import { readLesson, readPost } from "./markdown";
import { POST_LIMITS } from "./markdown/limits";

/** Designed to be slow: markers that look for a partner, nesting, and text that grows when rendered. */
const HOSTILE = [
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
  "\n\na".repeat(6600),
  "a@b.c ".repeat(3000),
  "www.a.b ".repeat(2400),
  `${"\t".repeat(19_000)}a`,
  "  - a\n- b\n".repeat(1500),
  `${"|a".repeat(20)}\n${"|-".repeat(20)}\n${`${"|a".repeat(20)}\n`.repeat(400)}`,
  `|a|\n|-|\n|${"1".repeat(19_000)}|`,
  `\`\`\`journal\n${"Dr a 1\n".repeat(2800)}\`\`\``,
  `\`\`\`statement\n${"a: 1\n".repeat(3900)}\`\`\``,
  `\`\`\`statement\n= a: ${"1 ".repeat(9000)}\n\`\`\``,
  `\`\`\`formula\n${"a+b\n".repeat(4900)}\`\`\``,
];

/**
 * How long the longest normal post takes on this machine: every paragraph has a bold word, so that all of it is parsed.
 */
const honest = `The **entry** is as follows. ${"It is posted to the account of the customer. ".repeat(8)}\n\n`
  .repeat(60)
  .slice(0, 20_000);
const timeOf = (work: () => unknown): number => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

test("the honest text is laid out", () => {
  expect(readPost(honest)?.length).toBeGreaterThan(40);
});

const unit = Math.max(
  timeOf(() => readPost(honest)),
  timeOf(() => readPost(honest)),
);

test.each(HOSTILE)("no text takes much longer than an honest one of the same length (%#)", (text) => {
  // The best of three, so that other load on the machine does not decide.
  const taken = Math.min(...[1, 2, 3].map(() => timeOf(() => readPost(text))));
  expect(taken / unit).toBeLessThan(4);
});

test.each(HOSTILE)("what a text becomes is bounded (%#)", (text) => {
  const blocks = readPost(text);
  expect(Buffer.byteLength(JSON.stringify(blocks))).toBeLessThanOrEqual(POST_LIMITS.bytes);
  expect(JSON.stringify(blocks).split('"kind"').length).toBeLessThanOrEqual(POST_LIMITS.blocks * 2);
});

test("beyond three hundred blocks a text is shown as it was written", () => {
  expect(readPost("a\n\n".repeat(300))?.length).toBe(300);
  expect(readPost("a\n\n".repeat(301))).toBeNull();
  expect(readPost("- a\n".repeat(140))).toHaveLength(1);
  expect(readPost("- a\n".repeat(151))).toBeNull();
});

test("a lesson that cannot be laid out says so and is shown as it was written", () => {
  for (const text of ["*a ".repeat(10_000), "> - > - > a", "a\n\n".repeat(3000), "x".repeat(200_001)]) {
    const { blocks, problems } = readLesson(text);
    expect(blocks).toEqual([{ kind: "paragraph", runs: [{ text }] }]);
    expect(problems).toEqual([{ line: 1, sentence: "This text is too long or too tangled to lay out." }]);
  }
});
