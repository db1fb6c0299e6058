import { expect, type Locator, type Page } from "@playwright/test";
import { type CivilDay, dayInWords } from "@/lib/platform/time/civil";

export const sideNavigation = (page: Page): Locator => page.getByRole("complementary", { name: "Side navigation" });

export const region = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

/** One of the cards with figures, by its heading. */
export const figure = (page: Page, name: string): Locator =>
  region(page, "Your figures").getByRole("heading", { name, exact: true }).locator("xpath=../..");

/** The one toast that is shown. */
export const toast = (page: Page): Locator => page.locator("[data-state=open][data-swipe-direction]");

export const courseCard = (page: Page, title: string): Locator => page.getByRole("article").filter({ hasText: title });

export type ModuleParts = { button: Locator; topics: Locator };

/** A module of the course page: the button that opens it, and the ticks in it. */
export function moduleParts(page: Page, title: string): ModuleParts {
  const button = page.getByRole("button", { name: title, exact: true });
  return { button, topics: page.locator("section").filter({ has: button }).last().getByRole("checkbox") };
}

/** A line of the course's progress panel, such as 'Topics completed'. */
export const progressLine = (page: Page, name: string): Locator =>
  page.locator("dl > div").filter({ hasText: name }).getByRole("definition");

/** A date field takes a date in any usual form, such as `YYYY-MM-DD`, and shows it in words. */
export const expectDate = (field: Locator, day: CivilDay): Promise<void> =>
  expect(field).toHaveValue(day === "" ? "" : dayInWords(day));

/** The tick is shown a moment after the click, which is too late for Playwright's `check`. */
export async function tick(topic: Locator): Promise<void> {
  await topic.click();
  await expect(topic).toBeChecked();
}
