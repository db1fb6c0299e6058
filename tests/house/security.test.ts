import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const NAMED = /`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|yaml|json))`/g;
const FOLDERS = ["app", "components", "docs", "lib", "local", "prisma", "scripts", "tests"];

test("docs/asvs.md has every requirement of level 1 once, and counts them rightly, in docs/security.md too", () => {
  const asvs = readFileSync("docs/asvs.md", "utf8");
  const [, one = ""] = asvs.split(/^## Level [12]$/m);
  const rows = [...one.matchAll(/^\| (\d+\.\d+\.\d+) +\|.*\| (.+?) +\|$/gm)];
  expect(new Set(rows.map(([, number]) => number)).size).toBe(70);
  const states = ["not applicable: ", "below on purpose: ", "not met: "];
  const counts = states.map((state) => rows.filter(([, , last = ""]) => last.startsWith(state)).length);
  const [outside = 0, below = 0, missing = 0] = counts;
  const met = rows.length - outside - below - missing;
  expect([...asvs.matchAll(/^\| [A-Z][\w ,]+\| +(\d+) \|$/gm)].map(([, count]) => Number(count))).toEqual([
    met,
    ...counts,
  ]);
  expect(readFileSync("docs/security.md", "utf8")).toContain(
    `(${met} met, ${outside} not applicable, ${below} below on purpose, ${missing} not met)`,
  );
});

test.each(["docs/security.md", "docs/asvs.md"])("every file that %s names as code or as a test exists", (document) => {
  const names = [...readFileSync(document, "utf8").matchAll(NAMED)].map(([, name = ""]) => name);
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${path.join(folder, file)}`),
  );
  const isThere = (name: string) => existsSync(name) || files.some((file) => file.endsWith(`/${name}`));
  expect(names.length).toBeGreaterThan(50);
  expect([...new Set(names)].filter((name) => !isThere(name))).toEqual([]);
});
