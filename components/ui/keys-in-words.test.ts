import { expect, test } from "vitest";
import { keysInWords } from "./keys-in-words";

test("shortcuts are written as on a keyboard, the first one alone", () => {
  expect(keysInWords("")).toBe("");
  expect(keysInWords("r")).toBe("R");
  expect(keysInWords("Control+Enter Meta+Enter")).toBe("Ctrl + Enter");
  expect(keysInWords("/ Control+K")).toBe("/");
});
