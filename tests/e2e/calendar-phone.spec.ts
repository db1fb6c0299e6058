import type { Locator, Page } from "@playwright/test";
import { addDays, type CivilDay, dateOf, dayInWords } from "@/lib/platform/time/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, moveClock, newStudent, seededCourse } from "@/tests/support/e2e-world";

/** A Wednesday in a week that belongs to two months. */
const TODAY = "2027-06-30";
const WEEK = ["28 June", "29 June", "30 June", "1 July", "2 July", "3 July", "4 July"];
const PHONE = { width: 390, height: 844 };

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

test.afterEach(({ page }) => moveClock(page));

const days = (page: Page) => page.getByRole("grid").getByRole("button");
const selected = (page: Page) => page.getByRole("gridcell", { selected: true }).getByRole("button");
const dayButton = (page: Page, day: CivilDay) =>
  days(page).and(page.getByRole("button", { name: dayInWords(day, "weekday") }));
const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 2, name });
const comingUp = (page: Page) => page.getByRole("list", { name: "Coming up" });
const toggle = (page: Page, name: "Month" | "Week") => page.getByRole("button", { name, exact: true });

async function add(page: Page, title: string, day: CivilDay) {
  const data = { title, description: "", startDate: `${day}T09:00:00Z`, isExamEvent: false, courseId: null };
  expect((await page.request.post("/api/events", { data })).status()).toBe(201);
}

/** Opens the calendar of a new student with events on two coming days and on one past day. */
async function open(page: Page, path = "/calendar") {
  await moveClock(page, new Date(dateOf(TODAY).getTime() + 12 * 3_600_000));
  const student = await newStudent(page.context());
  await add(page, "Office hours", addDays(TODAY, 1));
  await add(page, "Mock exam", addDays(TODAY, 9));
  await add(page, "Review the mock", addDays(TODAY, 9));
  await add(page, "Library day", addDays(TODAY, -1));
  await page.goto(path);
  await untilAlive(page);
  return student;
}

test("a phone shows the current week with its items, and below it the upcoming ones", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await expect(days(page)).toHaveCount(WEEK.length);
  for (const [at, name] of WEEK.entries()) await expect(days(page).nth(at)).toHaveAccessibleName(new RegExp(name));
  await expect(dayButton(page, TODAY)).toHaveAttribute("aria-current", "date");
  await expect(selected(page)).toHaveAccessibleName("Wednesday 30 June");
  await expect(dayButton(page, addDays(TODAY, 1))).toHaveAccessibleName("Thursday 1 July, 1 event");
  await expect(page.getByText("No events scheduled for this day")).toBeVisible();
  // Grouped by day: two of the three have the same day.
  await expect(comingUp(page).getByRole("time").or(comingUp(page).locator("time"))).toHaveText([
    "1 JulTomorrow",
    "9 JulFriday",
  ]);
  await expect(comingUp(page).getByRole("button")).toHaveText([/^Office hours/, /^Mock exam/, /^Review the mock/]);
  await expectAccessibleInBothThemes(page);

  await dayButton(page, addDays(TODAY, 1)).tap();
  await expect(page).toHaveURL(`/calendar?day=${addDays(TODAY, 1)}`);
  await expect(page.getByRole("list", { name: "Thursday 1 July" })).toContainText("Office hours");

  await page.getByRole("button", { name: "Next week" }).tap();
  await expect(selected(page)).toHaveAccessibleName("Thursday 8 July");
  await comingUp(page).getByRole("button", { name: "Review the mock" }).tap();
  await expect(heading(page, "Friday 9 July")).toBeFocused();
  await expect(heading(page, "Friday 9 July")).toBeInViewport();
  await expect(selected(page)).toBeInViewport();
  // It starts from today, whichever day is selected.
  await expect(comingUp(page).getByRole("button")).toHaveCount(3);
  await page.getByRole("button", { name: "Previous week" }).tap();
  await page.getByRole("button", { name: "Today" }).tap();
  await expect(selected(page)).toHaveAccessibleName("Wednesday 30 June");
});

test("the month opens on request, is part of the address, and is always open in a wide window", async ({ page }) => {
  await open(page, "/calendar?day=2027-07-09");
  await expect(selected(page)).toHaveAccessibleName("Friday 9 July, 2 events");
  await expect(days(page)).toHaveCount(7);
  await toggle(page, "Month").tap();
  await expect(days(page)).toHaveCount(42);
  await expect(toggle(page, "Week")).toBeFocused();
  await page.getByRole("button", { name: "Next month" }).tap();
  await expect(selected(page)).toHaveAccessibleName("Monday 9 August");
  await page.reload();
  await expect(days(page)).toHaveCount(42);
  await untilAlive(page);
  await toggle(page, "Week").tap();
  await expect(days(page)).toHaveCount(7);
  await expect(selected(page)).toHaveAccessibleName("Monday 9 August");

  await page.setViewportSize({ ...PHONE, width: 768 });
  await expect(days(page)).toHaveCount(42);
  await expect(toggle(page, "Month")).toBeHidden();
  await expect(page.getByRole("button", { name: "Next week" })).toBeHidden();
});

test("the server renders the final week: nothing moves when the page becomes interactive", async ({
  browser,
  page,
}) => {
  await open(page);
  const { cookies } = await page.context().storageState();
  const still = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
  await still.addCookies(cookies);
  const bare = await still.newPage();
  await bare.goto("/calendar");
  const places = (one: Page) => heading(one, "Coming up").boundingBox();
  expect(await places(bare)).toEqual(await places(page));
  await expect(days(bare)).toHaveCount(7);
  await still.close();
});

test("arrow keys go on into the next week, and a closed dialog returns the focus to the day", async ({ page }) => {
  await open(page);
  await dayButton(page, TODAY).focus();
  await page.keyboard.press("ArrowDown");
  await expect(dayButton(page, addDays(TODAY, 7))).toBeFocused();
  await expect(days(page)).toHaveCount(7);
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowLeft");
  await expect(dayButton(page, addDays(TODAY, 4))).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(dayButton(page, "2027-08-04")).toBeFocused();
  await page.keyboard.press("n");
  await expect(page.getByRole("dialog", { name: "Add event" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(dayButton(page, "2027-08-04")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/calendar?day=2027-08-04");
});

test("an exam restored by an undo is upcoming again, whatever the calendar shows meanwhile", async ({ page }) => {
  const student = await open(page);
  const { id, title } = await seededCourse("FA");
  await enrolIn(id, student);
  const before = addDays(TODAY, 12);
  const set = await page.request.post(`/api/courses/${id}/exam-date`, { data: { examDate: before } });
  expect(set.status()).toBe(200);
  await page.goto(`/calendar?day=${addDays(TODAY, 40)}`);
  await untilAlive(page);
  await expect(comingUp(page).locator(".course-code")).toHaveText("FA");
  await page.getByRole("button", { name: "Add Event" }).tap();
  const dialog = page.getByRole("dialog", { name: "Add event" });
  await dialog.getByLabel("Title").fill("The exam");
  await dialog.getByLabel("This is an exam").check();
  await dialog.getByLabel("Course").selectOption({ label: title });
  await dialog.getByRole("button", { name: "Create Event" }).tap();
  await toast(page).getByRole("button", { name: "Undo" }).tap();
  await expect(comingUp(page).getByRole("button", { name: title })).toBeVisible();
  await expect(comingUp(page)).toContainText(dayInWords(before, "short"));
});
