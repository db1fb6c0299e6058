const MOST = 20_000;
const filled = (text) => [...text.repeat(Math.ceil(MOST / [...text].length))].slice(0, MOST).join("");
const lines = (count, line) => Array.from({ length: count }, (_, place) => line(place)).join("\n");
const fence = (name, text) => `\`\`\`${name}\n${text}\n\`\`\``;
const SENTENCE = "It is posted to the account of the customer in the month in which it falls due. ";

const TEXTS = {
  "plain prose": filled(SENTENCE),
  "prose with words in bold": filled(`The **entry** is as follows. ${SENTENCE.repeat(4)}\n\n`),
  "many words in bold": lines(10, () => "**a** b ".repeat(20)).replaceAll("\n", "\n\n"),
  "three hundred paragraphs": lines(300, () => "a b c d e f g h i j k l m n o p q r s t u v w x y z").replaceAll(
    "\n",
    "\n\n",
  ),
  "deep quotations": lines(55, (place) => `> > > > quotation ${place} ${SENTENCE}\n`),
  "deep lists": lines(22, (place) => `- one ${place}\n  - two\n    - three\n      - four ${SENTENCE}`),
  "a table of 400 cells": `${"|head".repeat(19)}|\n${"|-".repeat(19)}|\n${lines(17, () => `${"|1,000".repeat(19)}|`)}`,
  "a table of long cells": `|a|b|c|d|\n|-|-|-|-|\n${lines(60, () => "|figures and words".repeat(4))}`,
  links: lines(90, (place) => `${place % 30 ? "" : "\n"}[a](https://example.com/${place}${"x".repeat(60)}) and `),
  "journal entries": lines(9, () =>
    fence(
      "journal",
      lines(28, (place) => `${place % 2 ? "Cr" : "Dr"} Account of customer ${place} 1,000`),
    ),
  ).replaceAll("```\n```", "```\n\n```"),
  "a statement": fence(
    "statement",
    lines(280, (place) => `Line of the statement ${place}: ${place} ${place + 1}`),
  ),
  "an account": fence(
    "t-account",
    `title: Bank\n${lines(280, (place) => `${place % 2 ? "Cr" : "Dr"} Bank ${place} 1,000`)}`,
  ),
  formulas: fence(
    "formula",
    lines(45, (place) => `a${place} = (b + c) / (d * e ^ 2) - f`),
  ),
  Chinese: filled("借方登记资产的增加，贷方登记资产的减少。"),
  emoji: filled("😀🧾📚💶"),
  "families of emoji": filled("👩‍👩‍👧‍👦 "),
  "signs that HTML writes as names": filled("<&>\"'"),
  ampersands: filled("&"),
  "line breaks": filled("\n\na"),
};

/**
 * The largest posts that users may write, one for each kind of large: as long as a post may be, or at the limits of the
 * Markdown parser (lib/writing/markdown/limits.ts).
 */
export const LEGAL_POSTS = Object.fromEntries(Object.entries(TEXTS).map(([shape, text]) => [shape, text.trim()]));
