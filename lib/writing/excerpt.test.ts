import { expect, test } from "vitest";
import { excerptOf } from "./excerpt";

test("a line of a list says what the first paragraph says, without its looks", () => {
  expect(
    excerptOf([
      { kind: "rule" },
      { kind: "paragraph", runs: [{ text: "What is " }, { text: "not", bold: true }, { text: "\n  an asset?" }] },
    ]),
  ).toBe("What is not an asset?");
  expect(excerptOf([])).toBe("");
});
