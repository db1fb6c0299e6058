import type { Locator, Page } from "@playwright/test";
import { addDays, dateOf, dayInWords } from "@/lib/platform/time/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { expectDate } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { moveClock, newStudent } from "@/tests/support/e2e-world";

/** A Wednesday in the middle of its month. */
const TODAY = "2027-06-16";

test.use({ locale: "en-US" });

test.afterEach(({ page }) => moveClock(page));

const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Add event" });

async function openDialog(page: Page) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await moveClock(page, new Date(dateOf(TODAY).getTime() + 12 * 3_600_000));
  await newStudent(page.context());
  await page.goto("/calendar");
  await untilAlive(page);
  await page.getByRole("button", { name: "Add Event" }).click();
  await expect(dialog(page).getByLabel("Title")).toBeFocused();
}

async function type(field: Locator, text: string) {
  await field.fill(text);
  await field.press("Tab");
}

test("dates and times are in our own form in an American browser, and can be typed in the usual ones", async ({
  page,
}) => {
  await openDialog(page);
  const [start, end] = [dialog(page).getByLabel("Start date"), dialog(page).getByLabel("End date")];
  const [from, to] = [dialog(page).getByLabel("Start time"), dialog(page).getByLabel("End time")];
  await expectDate(start, TODAY);
  await expect(from).toHaveValue("14:00");
  for (const text of ["27 Jan 2028", "27/1/2028", "01/27/2028", "27 january", "27012028"]) {
    await type(start, text);
    await expect(start).toHaveValue("27 January 2028");
    await expect(end).toHaveValue("27 January 2028");
  }
  await type(from, "5:30 pm");
  await expect(from).toHaveValue("17:30");
  await expect(to).toHaveValue("18:30");
  await from.press("ArrowUp");
  await expect(from).toHaveValue("17:45");

  await type(start, "soon");
  await type(to, "half nine");
  await dialog(page).getByLabel("Title").fill("Call");
  await dialog(page).getByRole("button", { name: "Create Event" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText([
    "Please enter a real date between 2000 and 2100.",
    "Please enter a time such as 17:30.",
  ]);
  await expect(start).toBeFocused();
  await expect(start).toHaveValue("soon");
  await expectAccessibleInBothThemes(page);
});

test("the keyboard changes a date, opens its month and chooses a day there", async ({ page }) => {
  await openDialog(page);
  const start = dialog(page).getByLabel("Start date");
  await start.focus();
  await start.press("ArrowUp");
  await expectDate(start, addDays(TODAY, 1));
  await start.press("PageUp");
  await expectDate(start, "2027-07-17");
  await start.press("Alt+ArrowDown");
  const picker = page.getByRole("dialog", { name: "Choose a date" });
  const day = (name: string) => picker.getByRole("button", { name: dayInWords(name) });
  await expect(day("2027-07-17")).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("ArrowDown");
  await expect(day("2027-07-24")).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(day("2027-08-24")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(picker).toBeHidden();
  await expect(start).toBeFocused();
  await expectDate(start, "2027-08-24");
  await start.press("Alt+ArrowDown");
  await expect(day("2027-08-24")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await expect(start).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the dialog is a sheet whose buttons stay in view, with the system's pickers and our form of the date", async ({
    page,
  }) => {
    await openDialog(page);
    const start = dialog(page).getByLabel("Start date");
    await expect(start).toHaveAttribute("type", "date");
    await expect(dialog(page).getByText(dayInWords(TODAY))).toHaveCount(2);
    const box = await dialog(page).boundingBox();
    expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844]);
    for (const field of [start, dialog(page).getByLabel("Start time")])
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const [date, time] = [await start.boundingBox(), await dialog(page).getByLabel("Start time").boundingBox()];
    expect(date?.y).toBe(time?.y);
    // As small as a keyboard leaves it.
    await page.setViewportSize({ width: 390, height: 420 });
    await expect(dialog(page).getByRole("button", { name: "Create Event" })).toBeInViewport({ ratio: 1 });
    await start.fill(addDays(TODAY, 3));
    await expect(dialog(page).getByText(dayInWords(addDays(TODAY, 3)))).toHaveCount(2);
    await dialog(page).getByLabel("Title").fill("Call");
    await dialog(page).getByRole("button", { name: "Create Event" }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 2, name: dayInWords(addDays(TODAY, 3), "weekday") })).toBeVisible();
  });
});
