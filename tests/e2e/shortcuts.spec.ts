import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { sideNavigation } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { newStudent } from "@/tests/support/e2e-world";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and actions" });
const keys = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

/** A key pressed before the page is hydrated is lost, so it is pressed until it works. */
async function openPalette(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test.beforeEach(async ({ page, context }) => {
  await newStudent(context);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/dashboard");
});

test("the command palette opens pages, finds topics and starts actions by the keyboard alone", async ({ page }) => {
  await openPalette(page);
  const field = palette(page).getByRole("combobox");
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(page);
  const options = palette(page).getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(options.last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await field.fill("go set");
  await expect(options).toHaveText(["Go to settingsG S"]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/settings");
  await expect(palette(page)).toBeHidden();

  await openPalette(page);
  await field.fill("statement of cash");
  await expect(
    palette(page)
      .getByRole("option", { name: /^Statement of cash flows/ })
      .first(),
  ).toBeVisible();
  // The search forgives wrong letters, so these are like no word.
  await field.fill("qqzzx jjvvk");
  await expect(palette(page).getByRole("status")).toHaveText("Nothing found for “qqzzx jjvvk”");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();

  await openPalette(page);
  await field.fill("add event");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Add event" })).toBeVisible();
  await expect(page).toHaveURL("/calendar");
});

test("`g` and a letter open a page, `?` lists the keys, and single keys can be switched off", async ({ page }) => {
  await openPalette(page);
  await page.keyboard.press("Escape");
  await expect(palette(page)).toBeHidden();
  await page.keyboard.press("g");
  await page.keyboard.press("k");
  await expect(page).toHaveURL("/calendar");
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();

  await page.keyboard.press("?");
  await expect(keys(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await keys(page)
    .getByRole("switch", { name: /^Single-key shortcuts/ })
    .click();
  await page.keyboard.press("Escape");
  await expect(keys(page)).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  // The palette has no single key, and the page is still the same.
  await openPalette(page);
  await expect(keys(page)).toBeHidden();
  await expect(page).toHaveURL("/calendar");
});

test("the side column stays narrow after a reload, and its entries keep their names", async ({ page }) => {
  const side = sideNavigation(page);
  const width = async () => (await side.boundingBox())?.width;
  await expect(async () => {
    await side.getByRole("button", { name: "Narrow the side column" }).click({ timeout: 2000 });
    await expect.poll(width, { timeout: 2000 }).toBe(64);
  }).toPass();
  await page.reload();
  expect(await width()).toBe(64);
  await expect(side.getByRole("link", { name: "Community" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await expect(side.getByRole("button", { name: "Widen the side column" })).toBeVisible();
  await side.getByRole("button", { name: "Widen the side column" }).click();
  await expect.poll(width).toBe(256);
});
