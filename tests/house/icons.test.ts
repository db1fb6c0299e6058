import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICON_NAMES } from "@/components/ui/icon-names";
import { SPRITE, spriteText } from "@/scripts/icons";
import { sources } from "@/tests/support/sources";

test(`${SPRITE} is current (else run \`npm run icons\`)`, async () => {
  expect(readFileSync(SPRITE, "utf8")).toBe(await spriteText());
});

test("every icon of the sprite is used", () => {
  const product = sources.filter(({ file }) => /^(app|components)\//.test(file) && !file.endsWith("icon-names.ts"));
  const unused = ICON_NAMES.filter((name) => !product.some(({ text }) => text.includes(`"${name}"`)));
  expect(unused).toEqual([]);
});

test("icons are drawn from the sprite: only its script imports lucide-react", () => {
  const importers = sources.filter(({ text }) => text.includes("lucide-react")).map(({ file }) => file);
  expect(importers.filter((file) => file !== "tests/house/icons.test.ts")).toEqual(["scripts/icons.ts"]);
});
