import { expect, test } from "vitest";
import { strengthOf } from "./strength";

test.each([
  ["", "short"],
  ["abcde", "short"],
  ["abcdef", "weak"],
  ["654321", "weak"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak"],
  ["abababababababababab", "weak"],
  ["12345678901234567890", "weak"],
  ["ledger", "weak"],
  ["Ledger42", "fair"],
  ["ledgers and debits", "strong"],
  ["correct horse battery", "strong"],
  ["überprüfung ist gut", "strong"],
])("%j is %s", (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});

test("an emoji is one sign", () => {
  expect(strengthOf("🙂🙃🙂🙃🙂")).toBe("short");
});

test("a password does not become weaker when something is added", () => {
  const rank = ["short", "weak", "fair", "strong"];
  const password = "Trial balance at 31 May";
  const ranks = [...password].map((_, at) => rank.indexOf(strengthOf(password.slice(0, at + 1))));
  expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
});
