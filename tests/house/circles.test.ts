import { expect, test } from "vitest";
import { sources } from "@/tests/support/sources";

const files = new Set(sources.map(({ file }) => file));

/** Resolves an import to a file; the import may omit the extension. */
const fileOf = (named: string) =>
  [named, `${named}.ts`, `${named}.tsx`, `${named}.mjs`].find((candidate) => files.has(candidate));

const targets = new Map(
  sources.map(({ file, imports }) => [
    file,
    imports.flatMap((named) => fileOf(named) ?? []).filter((to) => to !== file),
  ]),
);

/** Tarjan's algorithm: finds the groups of files in which each can be reached from each. */
function circles(): string[][] {
  const found: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string) => {
    const mine = index.size;
    index.set(file, mine);
    low.set(file, mine);
    stack.push(file);
    for (const to of targets.get(file) ?? []) {
      if (!index.has(to)) visit(to);
      if (stack.includes(to)) low.set(file, Math.min(low.get(file) ?? mine, low.get(to) ?? mine));
    }
    if (low.get(file) !== mine) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) found.push(group.toSorted());
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return found;
}

test("no files import each other in a circle, including type and lazy imports", () => {
  expect([...targets.values()].flat().length).toBeGreaterThan(1000);
  expect(circles()).toEqual([]);
});
