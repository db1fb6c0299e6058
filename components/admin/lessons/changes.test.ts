import fc from "fast-check";
import { expect, test } from "vitest";
import { lineChanges } from "./changes";

const shown = (before: string, after: string) =>
  lineChanges(before, after).map(({ kind, line }) => `${{ same: " ", gone: "-", come: "+" }[kind]}${line}`);

test("what went and what came stand where they were", () => {
  expect(shown("a\nb\nc", "a\nx\nc")).toEqual([" a", "-b", "+x", " c"]);
  expect(shown("a\nb", "a\nb\nc")).toEqual([" a", " b", "+c"]);
  expect(shown("a\nb\nc", "c")).toEqual(["-a", "-b", " c"]);
});

test("both texts can be read out of the changes", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", ""), { minLength: 1, maxLength: 12 })
    .map((lines) => lines.join("\n"));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = lineChanges(before, after);
      const without = (kind: string) =>
        changes
          .filter((change) => change.kind !== kind)
          .map(({ line }) => line)
          .join("\n");
      return without("come") === before && without("gone") === after;
    }),
  );
});
