import type { Page } from "@playwright/test";
import { addDays, dayIn } from "@/lib/platform/time/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { region } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { holdBack, untilAlive } from "@/tests/support/e2e-visit";
import { createStudent, enrolIn, seededCourse, signInAs, sql, ZONE } from "@/tests/support/e2e-world";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Grace has Premium and two exams: in five weeks and in ten. */
async function comeAsGrace(page: Page) {
  const grace = await createStudent("Grace Menon");
  await sql(`update "User" set "subscriptionStatus" = 'active' where id = $1`, grace.id);
  await signInAs(page.context(), grace);
  const today = dayIn(ZONE, new Date());
  // She has studied before, so that her dashboard has a day instead of first steps.
  await sql(
    `insert into "StudyDay" ("userId", day, topics, streak) values ($1, $2::date, 1, 1)`,
    grace.id,
    addDays(today, -1),
  );
  for (const [code, days] of [
    ["FA", 35],
    ["MA", 70],
  ] as const) {
    const { id } = await seededCourse(code);
    await enrolIn(id, grace);
    const set = await page.request.post(`/api/courses/${id}/exam-date`, { data: { examDate: addDays(today, days) } });
    expect(set.status()).toBe(200);
  }
  return { grace, today };
}

const plan = (page: Page) => region(page, "Your plan");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Study hours" });

async function giveHours(page: Page, minutes: number) {
  await page.getByRole("button", { name: "Study hours" }).click();
  for (const weekday of WEEKDAYS) {
    const field = dialog(page).getByRole("spinbutton", { name: weekday });
    await field.fill(String(minutes));
    await field.press("Tab");
  }
}

test("Grace gives her hours, sees that two papers do not fit, applies an offered way, and the plan fits", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await comeAsGrace(page);
  await page.goto("/calendar?plan=1");
  await untilAlive(page);
  await giveHours(page, 30);
  await expect(dialog(page).getByText(/^It does not fit: FA needs \d+ hours until /)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog(page).getByRole("button", { name: "Save hours" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(plan(page).getByText(/^It does not fit: FA needs/)).toBeVisible();
  await page.reload();
  await untilAlive(page);
  await expect(plan(page).getByText(/^It does not fit: FA needs/)).toBeVisible();
  const ways = plan(page).getByRole("list", { name: "Ways to make it fit" });
  await ways.getByRole("button", { name: /^Apply: Study \d+ minutes more/ }).click();
  await expect(plan(page).getByText(/^(Everything fits|It fits)/)).toBeVisible();
  await expect(ways).toBeHidden();
  await expectAccessibleInBothThemes(page);
});

test("study hours that could not be loaded say so, and are there after another try", async ({ page, complaints }) => {
  await comeAsGrace(page);
  const message = "The service is very busy right now.";
  const busy = { status: 503, json: { message, code: "busy" } };
  complaints.expectOf("503", "/api/user/days-off");
  complaints.expectOf("503", "/api/user/plan/what-if");
  for (const call of ["**/api/user/days-off", "**/api/user/plan/what-if"])
    await page.route(call, (route) => route.fulfill(busy));
  await page.goto("/calendar?plan=1");
  await untilAlive(page);
  await page.getByRole("button", { name: "Study hours" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText(message);
  await page.unroute("**/api/user/days-off");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page).getByRole("slider", { name: "Monday" })).toBeVisible();
  await expect(dialog(page).getByText(message)).toBeVisible();
  await page.unroute("**/api/user/plan/what-if");
  const monday = dialog(page).getByRole("spinbutton", { name: "Monday" });
  await monday.fill("60");
  await monday.press("Tab");
  await expect(dialog(page).getByText(/^It does not fit: /)).toBeVisible();
  await expect(dialog(page).getByText(message)).toBeHidden();
});

test("the study hours have the focus on their first field, also when they come after the dialog", async ({ page }) => {
  await comeAsGrace(page);
  const open = await holdBack(page, "**/api/user/days-off");
  await page.goto("/calendar?plan=1");
  await untilAlive(page);
  await page.getByRole("button", { name: "Study hours" }).click();
  await expect(dialog(page).getByRole("button", { name: "Close" })).toBeFocused();
  open();
  await expect(dialog(page).getByRole("slider", { name: "Monday" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Study hours" })).toBeFocused();

  // Hours that were changed are not lost by a key.
  await page.getByRole("button", { name: "Study hours" }).click();
  const monday = dialog(page).getByRole("slider", { name: "Monday" });
  await monday.press("ArrowRight");
  const changed = await monday.inputValue();
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  await expect(monday).toHaveValue(changed);
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Close without saving" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("Enter adds the day off that was typed, and saving keeps one that was only typed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { today } = await comeAsGrace(page);
  await page.goto("/calendar?plan=1");
  await untilAlive(page);
  await giveHours(page, 60);
  const from = dialog(page).getByRole("textbox", { name: "From" });
  await from.fill("yesterday");
  await from.press("Enter");
  await expect(dialog(page).getByRole("alert")).toBeVisible();
  await from.fill(addDays(today, 3));
  await from.press("Enter");
  const listed = dialog(page).getByRole("list", { name: "Your days off" });
  await expect(listed.getByRole("listitem")).toHaveCount(1);
  await expect(from).toHaveValue("");
  await expect(dialog(page).getByRole("alert")).toBeHidden();
  await from.fill(addDays(today, 6));
  await dialog(page).getByRole("textbox", { name: /^To/ }).fill(addDays(today, 7));
  await dialog(page).getByRole("button", { name: "Save hours" }).click();
  await expect(dialog(page)).toBeHidden();
  const kept = await (await page.request.get("/api/user/days-off")).json();
  expect(kept).toEqual({ days: [3, 6, 7].map((days) => addDays(today, days)) });
});

test("a planned topic is moved to another day and another is left out and planned again", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { today } = await comeAsGrace(page);
  const put = await page.request.put("/api/user/study-hours", { data: { minutes: Array(7).fill(150) } });
  expect(put.status()).toBe(200);
  await page.goto("/dashboard");
  await untilAlive(page);
  const topics = page.getByRole("list", { name: "Topics of today" });
  const boxes = topics.getByRole("checkbox");
  await expect(boxes.first()).toBeVisible();
  const titleOf = async () => (await boxes.first().locator("xpath=..").textContent())?.replace("Completed: ", "") ?? "";
  const moved = await titleOf();
  await topics.getByRole("button", { name: `Plan options: ${moved}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Move to another day" }).click();
  const mover = page.getByRole("dialog", { name: "Move to another day" });
  await mover.getByLabel("New day").fill(addDays(today, 8));
  await mover.getByRole("button", { name: "Move", exact: true }).click();
  await expect(mover).toBeHidden();
  await expect(topics.getByRole("button", { name: `Plan options: ${moved}`, exact: true })).toBeHidden();

  await page.goto(`/calendar?plan=1&day=${addDays(today, 8)}`);
  await untilAlive(page);
  const menu = page.getByRole("button", { name: `Plan options: ${moved}`, exact: true });
  await menu.click();
  await page.getByRole("menuitem", { name: "Leave this topic out" }).click();
  await expect(menu).toBeHidden();
  await plan(page).getByText("1 topic is left out").click();
  await plan(page)
    .getByRole("button", { name: `Plan again: ${moved}`, exact: true })
    .click();
  await expect(plan(page).getByText("1 topic is left out")).toBeHidden();
  await expect(menu).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("what unfolds below the verdict is large enough for a thumb", async ({ page }) => {
    await comeAsGrace(page);
    const hours = { minutes: WEEKDAYS.map(() => 30) };
    expect((await page.request.put("/api/user/study-hours", { data: hours })).status()).toBe(200);
    const [topic] = await sql<{ id: number }>(`select id from "Topic" where code like 'FA.%' order by id desc limit 1`);
    const body = { topicIds: [topic?.id] };
    expect((await page.request.put("/api/user/plan/skips", { data: body })).status()).toBe(200);
    await page.goto("/calendar?plan=1");
    const summary = plan(page).getByText("1 topic is left out");
    await expect(summary).toBeVisible();
    expect((await summary.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await summary.tap();
    await expect(plan(page).getByRole("list", { name: "Topics left out" }).getByRole("listitem")).toHaveCount(1);
  });
});
