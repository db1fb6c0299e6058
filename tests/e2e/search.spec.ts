import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { newStudent } from "@/tests/support/e2e-world";

const field = (page: Page) => page.getByRole("combobox", { name: "Search courses and modules" });
const list = (page: Page) => page.getByRole("listbox", { name: "Search results" });
const topics = (page: Page) => list(page).getByRole("group", { name: /^Topics/ });
const SHORT = 5;

/** More topics than five have this word. */
const WORD = "cost";

async function search(page: Page) {
  await field(page).fill(WORD);
  await expect(topics(page).getByRole("option", { name: /^Show all \d+$/ })).toBeVisible();
  return Number(/\d+/.exec((await topics(page).getByRole("option").last().textContent()) ?? "")?.[0]);
}

test("'Show all' lists everything of a kind and goes on at the first new one, by the keyboard alone", async ({
  page,
  context,
}) => {
  await newStudent(context);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dashboard");
  await untilAlive(page);
  await page.keyboard.press("/");
  const all = await search(page);
  expect(all).toBeGreaterThan(SHORT);
  await expect(topics(page)).toContainText(`${SHORT} of ${all}`);
  await expectAccessibleInBothThemes(page);

  const options = list(page).getByRole("option");
  const names = await options.allInnerTexts();
  const more = names.indexOf(`Show all ${all}`);
  for (let step = 0; step <= more; step += 1) await page.keyboard.press("ArrowDown");
  await expect(options.nth(more)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(topics(page)).toContainText(`${all} of ${all}`);
  await expect(topics(page).getByRole("option")).toHaveCount(all);
  await expect(field(page)).toBeFocused();
  await expect(topics(page).getByRole("option").nth(SHORT)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/courses\/\d+/);

  // Another text begins with five again, and Enter opens the first of them.
  await page.keyboard.press("/");
  await search(page);
  await expect(topics(page)).toContainText(`${SHORT} of`);
  const first = await options.first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url().endsWith(first ?? "?")).toBe(true);
});

async function openPalette(page: Page) {
  await page.goto("/dashboard");
  await untilAlive(page);
  const palette = page.getByRole("dialog", { name: "Search and actions" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeVisible({ timeout: 2000 });
  }).toPass();
  return palette;
}

test("the command palette shows all of a kind and stays open", async ({ page, context }) => {
  await newStudent(context);
  const palette = await openPalette(page);
  await palette.getByRole("combobox").fill(WORD);
  const found = palette.getByRole("group", { name: "Topics" }).getByRole("option");
  const more = found.filter({ hasText: /^Show all \d+$/ });
  await expect(more).toBeVisible();
  const all = Number(/\d+/.exec((await more.textContent()) ?? "")?.[0]);
  while ((await more.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(found).toHaveCount(all);
  await expect(found.nth(SHORT)).toHaveAttribute("aria-selected", "true");
  await expect(palette.getByRole("combobox")).toBeFocused();
});

test("the command palette marks what is locked, and says when it could not search", async ({
  page,
  context,
  complaints,
}) => {
  await newStudent(context);
  const palette = await openPalette(page);
  const field = palette.getByRole("combobox");
  const told = palette.getByRole("status");
  await field.fill(WORD);
  // A free student may open the first modules alone.
  await expect(
    palette
      .getByRole("option")
      .filter({ hasText: /Premium$/ })
      .first(),
  ).toBeVisible();
  await field.fill("q");
  await expect(told).toHaveText("Type at least two letters to search.");

  complaints.expectOf("503", "/api/search");
  const message = "The service is very busy right now.";
  await page.route("**/api/search?*", (route) => route.fulfill({ status: 503, json: { message, code: "busy" } }));
  await field.fill("qqzzx");
  await expect(told).toHaveText(message);
  await page.unroute("**/api/search?*");
  await expect(palette.getByRole("option", { name: "Try again" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(told).toHaveText("Nothing found for “qqzzx”");
  await expect(field).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("'Show all' is pressed, and the last of all can be reached", async ({ page, context }) => {
    await newStudent(context);
    await page.goto("/dashboard");
    await untilAlive(page);
    await field(page).tap();
    const all = await search(page);
    const more = topics(page).getByRole("option", { name: `Show all ${all}` });
    expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await more.tap();
    await expect(topics(page).getByRole("option")).toHaveCount(all);
    const last = topics(page).getByRole("option").last();
    await last.scrollIntoViewIfNeeded();
    const link = await last.getAttribute("href");
    await last.tap();
    await expect.poll(() => page.url().endsWith(link ?? "?")).toBe(true);
  });
});
