import type { Page } from "@playwright/test";
import { addDays, type CivilDay, dateOf, dayInWords } from "@/lib/platform/time/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { expectDate, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { moveClock, newStudent } from "@/tests/support/e2e-world";

/** A Wednesday in the middle of its month. */
const TODAY = "2027-06-16";

test.use({ viewport: { width: 1280, height: 800 } });

test.afterEach(({ page }) => moveClock(page));

const cell = (page: Page, day: CivilDay) => page.getByRole("gridcell").filter({ has: dayButton(page, day) });
const dayButton = (page: Page, day: CivilDay) => page.locator(`[data-day="${day}"]`);
const chip = (page: Page, title: string) => page.getByRole("grid").getByRole("button", { name: title });

async function add(page: Page, title: string, day: CivilDay, more: object = {}) {
  const data = { title, startDate: `${day}T09:00:00Z`, endDate: `${day}T10:30:00Z`, ...more };
  expect((await page.request.post("/api/events", { data })).status()).toBe(201);
}

async function open(page: Page, events: readonly [title: string, day: CivilDay][] = []) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await moveClock(page, new Date(dateOf(TODAY).getTime() + 12 * 3_600_000));
  await newStudent(page.context());
  for (const [title, day] of events) await add(page, title, day);
  await page.goto("/calendar");
  await untilAlive(page);
}

const TITLES = ["Library afternoon", "Study group call", "Mock exam: FA", "Variance practice"];

test("the month shows whole titles at 1280 px, and a press on an event opens it with Edit and Delete", async ({
  page,
}) => {
  await open(
    page,
    TITLES.map((title, at) => [title, addDays(TODAY, at)]),
  );
  expect((await page.getByRole("grid").boundingBox())?.y).toBeLessThanOrEqual(262);
  for (const title of TITLES) {
    const cut = await chip(page, title).evaluate((one) => one.scrollWidth > one.clientWidth);
    expect(cut, title).toBe(false);
  }
  await chip(page, "Study group call").click();
  const popover = page.getByRole("dialog", { name: "Study group call" });
  await expect(popover).toContainText("10:00 – 11:30");
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Escape");
  await expect(popover).toBeHidden();
  await expect(chip(page, "Study group call")).toBeFocused();

  await page.keyboard.press("Enter");
  await popover.getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit event" });
  await expect(dialog.getByLabel("Title")).toHaveValue("Study group call");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(chip(page, "Study group call")).toBeFocused();
});

test("a deleted event comes back as it was with Undo", async ({ page }) => {
  await open(page);
  await add(page, "Study group call", TODAY, { description: "Bring a question" });
  await page.reload();
  await untilAlive(page);
  await chip(page, "Study group call").click();
  await page.getByRole("dialog", { name: "Study group call" }).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(toast(page)).toContainText("Event deleted successfully");
  await expect(chip(page, "Study group call")).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Event restored");
  await chip(page, "Study group call").click();
  const popover = page.getByRole("dialog", { name: "Study group call" });
  await expect(popover).toContainText("10:00 – 11:30");
  await expect(popover).toContainText("Bring a question");
});

test("the keyboard goes from a day to its events; a day under the pointer offers to add one", async ({ page }) => {
  await open(page, [["Library afternoon", TODAY]]);
  await dayButton(page, TODAY).focus();
  await page.keyboard.press("Tab");
  await expect(chip(page, "Library afternoon")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(dayButton(page, addDays(TODAY, 1))).toBeFocused();

  const free = addDays(TODAY, 2);
  await cell(page, free).hover();
  const hint = cell(page, free).getByTitle("Add event (double-click the day, or press n)");
  await expect(hint).toHaveText("Add event");
  await hint.click();
  const dialog = page.getByRole("dialog", { name: "Add event" });
  await dialog.getByLabel("Title").fill("Reading");
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(chip(page, "Reading")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: dayInWords(free, "weekday") })).toBeVisible();
});

test("the menu repairs exam events, and opens the feed with its link", async ({ page }) => {
  await open(page);
  const menu = page.getByRole("button", { name: "Calendar options" });
  await menu.click();
  await page.getByRole("menuitem", { name: "Sync Exam Dates" }).click();
  await expect(toast(page)).toContainText("Exam events synced successfully");
  await menu.click();
  await page.getByRole("menuitem", { name: "Subscribe / Export" }).click();
  const feed = page.getByRole("dialog", { name: "Subscribe in your own calendar" });
  await feed.getByRole("button", { name: "Create private link" }).click();
  await expect(feed.getByLabel("Private link")).toHaveValue(/\.ics$/);
  const downloading = page.waitForEvent("download");
  await feed.getByRole("link", { name: "Export" }).click();
  expect((await downloading).suggestedFilename()).toBe("pacioli.ics");
});

test("an event of whole days has no times, and is edited as whole days", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Add Event" }).click();
  const dialog = page.getByRole("dialog", { name: "Add event" });
  await dialog.getByLabel("Title").fill("Revision course");
  await dialog.getByRole("checkbox", { name: "All day" }).click();
  await expect(dialog.getByLabel("Start time")).toBeHidden();
  await dialog.getByLabel("End date").fill(addDays(TODAY, 1));
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(chip(page, "Revision course")).toHaveCount(2);
  await chip(page, "Revision course").first().click();
  const popover = page.getByRole("dialog", { name: "Revision course" });
  await expect(popover).toContainText("16 Jun – 17 Jun, all day");
  await popover.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit event" });
  await expect(editing.getByRole("checkbox", { name: "All day" })).toBeChecked();
  await expectDate(editing.getByLabel("End date"), addDays(TODAY, 1));
});

test("a week shows its hours, and an hour that is pressed begins a new event", async ({ page }) => {
  await open(page, [["Library afternoon", TODAY]]);
  await page.getByRole("button", { name: "Week", exact: true }).click();
  await expect(page).toHaveURL("/calendar?view=week");
  const week = page.getByRole("region", { name: "Week" });
  await expect(page.getByRole("heading", { level: 2, name: "14 June – 20 June 2027" })).toBeVisible();
  await expect(week.getByRole("button", { name: "Wednesday 16 June, 1 event" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectAccessibleInBothThemes(page);
  await week.getByRole("button", { name: /^Library afternoon/ }).click();
  await expect(page.getByRole("dialog", { name: "Library afternoon" })).toContainText("10:00 – 11:30");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Library afternoon" })).toBeHidden();
  // An hour is 48 px high; the first column is Monday.
  await week
    .getByTitle("Add event")
    .first()
    .click({ position: { x: 20, y: 15 * 48 + 10 } });
  const dialog = page.getByRole("dialog", { name: "Add event" });
  await expectDate(dialog.getByLabel("Start date"), "2027-06-14");
  await expect(dialog.getByLabel("Start time")).toHaveValue("15:00");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "21 June – 27 June 2027" })).toBeVisible();
  await page.getByRole("button", { name: "Month", exact: true }).click();
  await expect(page.getByRole("grid", { name: "June 2027" })).toBeVisible();
});

test("an event repeats every week by the form, and one or all of its occurrences are deleted", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Add Event" }).click();
  const dialog = page.getByRole("dialog", { name: "Add event" });
  await dialog.getByLabel("Title").fill("Study group call");
  await dialog.getByRole("checkbox", { name: "Repeats every week" }).click();
  await dialog.getByLabel("Repeats until (optional)").fill(addDays(TODAY, 14));
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("button", { name: "Create Event" }).click();
  await expect(chip(page, "Study group call")).toHaveCount(3);

  const next = cell(page, addDays(TODAY, 7)).getByRole("button", { name: "Study group call" });
  const popover = page.getByRole("dialog", { name: "Study group call" });
  const asked = page.getByRole("alertdialog", { name: "Delete event" });
  await next.click();
  await expect(popover).toContainText("every week until 30 June 2027");
  await popover.getByRole("button", { name: "Delete" }).click();
  await expect(asked).toContainText("Wednesday 23 June");
  await asked.getByRole("button", { name: "Only this one" }).click();
  await expect(chip(page, "Study group call")).toHaveCount(2);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(chip(page, "Study group call")).toHaveCount(3);
  await expect(toast(page)).toContainText("Event restored");

  await next.click();
  await popover.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: "Edit event" });
  await expect(editing).toContainText("what you change here changes all of them");
  await expectDate(editing.getByLabel("Start date"), TODAY);
  await editing.getByLabel("Title").fill("Tuition");
  await editing.getByRole("button", { name: "Save Changes" }).click();
  await expect(chip(page, "Tuition")).toHaveCount(3);

  await chip(page, "Tuition").first().click();
  await page.getByRole("dialog", { name: "Tuition" }).getByRole("button", { name: "Delete" }).click();
  await asked.getByRole("button", { name: "All of them" }).click();
  await expect(chip(page, "Tuition")).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(chip(page, "Tuition")).toHaveCount(3);
});

test("the mouse moves an event to another day in the month and the week, with Undo", async ({ page }) => {
  await open(page, [["Library afternoon", TODAY]]);
  const on = (day: CivilDay) => cell(page, day).getByRole("button", { name: "Library afternoon" });
  await on(TODAY).dragTo(cell(page, addDays(TODAY, 2)));
  await expect(on(addDays(TODAY, 2))).toBeVisible();
  await expect(toast(page)).toContainText("Library afternoon is on Friday 18 June");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(on(TODAY)).toBeVisible();
  await expect(toast(page)).toContainText("Event moved back");

  await page.getByRole("button", { name: "Week", exact: true }).click();
  const week = page.getByRole("region", { name: "Week" });
  // Across to Monday at the same hour; the whole column is higher than the window.
  const event = week.getByRole("button", { name: /^Library afternoon/ });
  await event.hover();
  const from = await event.boundingBox();
  const monday = await week.getByTitle("Add event").first().boundingBox();
  if (!from || !monday) throw new Error("The week is not shown.");
  const y = from.y + from.height / 2;
  await page.mouse.move(from.x + from.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(from.x, y, { steps: 3 });
  await page.mouse.move(monday.x + monday.width / 2, y, { steps: 5 });
  await page.mouse.up();
  await expect(toast(page)).toContainText("Library afternoon is on Monday 14 June");
  await expect(week.getByRole("button", { name: "Monday 14 June, 1 event" })).toBeVisible();
  await week.getByRole("button", { name: /^Library afternoon/ }).click();
  await expect(page.getByRole("dialog", { name: "Library afternoon" })).toContainText("10:00 – 11:30");
});

test("of an event that repeats the mouse moves one occurrence, and Undo puts it back", async ({ page }) => {
  await open(page);
  await add(page, "Study group call", TODAY, { repeat: { until: addDays(TODAY, 7) } });
  await page.reload();
  await untilAlive(page);
  const on = (day: CivilDay) => cell(page, day).getByRole("button", { name: "Study group call" });
  await on(addDays(TODAY, 7)).dragTo(cell(page, addDays(TODAY, 8)));
  await expect(on(addDays(TODAY, 8))).toBeVisible();
  await expect(chip(page, "Study group call")).toHaveCount(2);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(on(addDays(TODAY, 7))).toBeVisible();
  await expect(chip(page, "Study group call")).toHaveCount(2);
});
