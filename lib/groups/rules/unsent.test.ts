import { expect, test } from "vitest";
import { unsentFrom, withMessage, withoutMessage } from "./unsent";

const message = (key: string, failed = false) => ({ key, content: `Text of ${key}`, failed });

test("a message that was stored while it was on its way counts as failed", () => {
  expect(unsentFrom(JSON.stringify([message("a"), message("b", true)]))).toEqual([
    message("a", true),
    message("b", true),
  ]);
});

test("what cannot be read is left out", () => {
  expect(unsentFrom("")).toEqual([]);
  expect(unsentFrom("{")).toEqual([]);
  expect(unsentFrom('{"key":"a"}')).toEqual([]);
  expect(unsentFrom(JSON.stringify([{ key: 1, content: "" }, null, message("a", true)]))).toEqual([message("a", true)]);
});

test("a message that is tried again goes to the end, and a sent one leaves the list", () => {
  expect(withMessage([message("a", true), message("b")], message("a"))).toEqual([message("b"), message("a")]);
  expect(withoutMessage([message("a"), message("b")], "a")).toEqual([message("b")]);
});
