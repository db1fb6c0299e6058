import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const NAMED = /`((?:[\w-]+\/)*[\w.-]+\.(?:tsx?|mjs|yaml|json))`/g;
const FOLDERS = ["app", "components", "docs", "lib", "local", "prisma", "scripts", "tests"];

test("every file that docs/security.md names as code or as a test exists", () => {
  const names = [...readFileSync("docs/security.md", "utf8").matchAll(NAMED)].map(([, name = ""]) => name);
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `/${path.join(folder, file)}`),
  );
  const isThere = (name: string) => existsSync(name) || files.some((file) => file.endsWith(`/${name}`));
  expect(names.length).toBeGreaterThan(50);
  expect([...new Set(names)].filter((name) => !isThere(name))).toEqual([]);
});
