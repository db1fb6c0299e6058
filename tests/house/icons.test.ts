import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ICON_NAMES, ROW_ICONS } from "@/components/ui/icon-names";
import { PLACES, placesText, SPRITE, spriteText } from "@/scripts/icons";
import { sources } from "@/tests/support/sources";

test(`${SPRITE} and ${PLACES} are current (else run \`npm run icons\`)`, async () => {
  expect(readFileSync(SPRITE, "utf8")).toBe(await spriteText());
  expect(readFileSync(PLACES, "utf8")).toBe(placesText());
});

test("every icon of the sprite is used", () => {
  const product = sources.filter(({ file }) => /^(app|components)\//.test(file) && !file.endsWith("icon-names.ts"));
  const isNamed = (name: string) => product.some(({ text }) => text.includes(`"${name}"`));
  const isInRows = (name: string) => product.some(({ text }) => new RegExp(`\\bicon-${name}(?![-\\w])`).test(text));
  expect(ICON_NAMES.filter((name) => !isNamed(name) && !isInRows(name))).toEqual([]);
  expect(ROW_ICONS.filter((name) => !isInRows(name))).toEqual([]);
});

test("icons are drawn from the sprite: only its script imports lucide-react", () => {
  const importers = sources.filter(({ text }) => text.includes("lucide-react")).map(({ file }) => file);
  expect(importers.filter((file) => file !== "tests/house/icons.test.ts")).toEqual(["scripts/icons.ts"]);
});
