import type { Page } from "@playwright/test";
import { addDays, dayIn, dayInWords, weekdayOf } from "@/lib/platform/time/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { moduleParts, tick } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, newStudent, seededCourse, sql, ZONE } from "@/tests/support/e2e-world";

const today = () => dayIn(ZONE, new Date());
const chip = (page: Page) => page.getByRole("banner").getByRole("button", { name: /day streak/ });
const panel = (page: Page) => page.getByRole("dialog", { name: "Streak" });
const DAYS = 7;

for (const width of [1280, 390])
  test(`at ${width} px the streak opens this week, follows a tick, and leads to the progress`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const student = await newStudent(context);
    const course = await seededCourse("FA");
    await enrolIn(course.id, student);
    // Studied on the two days before today.
    for (const [ago, streak] of [
      [2, 1],
      [1, 2],
    ])
      await sql(
        `insert into "StudyDay" ("userId", day, topics, streak) values ($1, $2, 1, $3)`,
        student.id,
        addDays(today(), -(ago ?? 0)),
        streak,
      );
    await page.goto(`/courses/${course.id}`);
    await untilAlive(page);
    await expect(chip(page)).toHaveAccessibleName("2 day streak. Keep it going!");
    await chip(page).focus();
    await page.keyboard.press("Enter");
    await expect(panel(page).getByRole("heading", { name: "2 days in a row" })).toBeVisible();
    const week = panel(page).getByRole("list", { name: "This week" }).getByRole("listitem");
    await expect(week).toHaveCount(DAYS);
    const now = week.nth(weekdayOf(today()));
    await expect(now).toHaveAttribute("aria-current", "date");
    await expect(now).toContainText(`${dayInWords(today(), "weekday")}, today`);
    await expect(panel(page)).toContainText("Best so far: 2 days");
    await expect(panel(page)).toContainText("One topic or ten answers today keep it going.");
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(chip(page)).toBeFocused();

    const { button, topics } = moduleParts(page, course.modules[0]?.title ?? "");
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
    await tick(topics.first());
    await expect(chip(page)).toHaveAccessibleName("3 day streak. Keep it going!");
    await chip(page).click();
    await expect(panel(page).getByRole("heading", { name: "3 days in a row" })).toBeVisible();
    await expect(now).toContainText("studied");
    await expect(panel(page)).toContainText("Today counts.");
    await panel(page).getByRole("link", { name: "Open my progress" }).click();
    await expect(page).toHaveURL("/progress");
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "My Learning Progress" })).toBeVisible();
  });

test("who has no streak begins one; there is nothing to keep going", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/progress");
  await expect(page.getByText("One topic or ten answers today begin a streak.")).toBeVisible();
});
