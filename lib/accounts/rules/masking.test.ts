import fc from "fast-check";
import { expect, test } from "vitest";
import { masked } from "./masking";

test.each([
  ["jane.doe@example.org", "j***@example.org"],
  ["Jane Doe", "J***"],
  ["", "***"],
  ["@example.org", "***@example.org"],
  ["😀 smile", "😀***"],
])("%s is kept as %s", (typed, kept) => {
  expect(masked(typed)).toBe(kept);
});

test("no more than one character of what stands before the @ is kept", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const local = typed.split("@")[0] ?? "";
      expect(masked(typed).startsWith(`${[...local][0] ?? ""}***`)).toBe(true);
    }),
  );
});
