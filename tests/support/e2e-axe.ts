import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./e2e-test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A menu opens at the end of the page, outside every landmark, and is left before anything else is read. */
const isMenu = (html: string) => html.startsWith("<div data-radix-popper");

/** No finding at all in the theme that is shown. */
async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.filter(({ html }) => id !== "region" || !isMenu(html)).map(({ html }) => `${id}: ${help}\n${html}`),
  );
  expect(found, what).toEqual([]);
}

/** In both themes, without loading the page twice. Ask for reduced motion first, so that no colour is on its way. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
}
