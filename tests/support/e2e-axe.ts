import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./e2e-test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** A menu opens at the end of the page, outside every landmark, but it is closed before anything else is used. */
const isMenu = (html: string) => html.startsWith("<div data-radix-popper");

/**
 * No violation in the light theme, and none of colour in the dark one. Motion is reduced from here on, so that no colour
 * is in transition.
 */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  expect(await findings(page, (axe) => axe.withTags(RULES)), "light").toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findings(page, (axe) => axe.withRules(OF_COLOUR)), "dark").toEqual([]);
}

async function findings(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Without frames axe needs no second page, which takes longer than the check itself.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(({ html }) => id !== "region" || !isMenu(html)).map(({ html }) => `${id}: ${help}\n${html}`),
  );
}
