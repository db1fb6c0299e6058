import { addDays, dayIn, weekdayOf } from "@/lib/platform/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { region } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { newStudent, sql, ZONE } from "@/tests/support/e2e-world";

test("the streak opens its week by keyboard, with the best one and what keeps it, and gives the focus back", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const today = dayIn(ZONE, new Date());
  for (let ago = 0; ago < 7; ago += 1)
    await sql(
      `insert into "StudyDay" ("userId", day, topics, streak) values ($1, $2::date, 1, $3)`,
      student.id,
      addDays(today, -ago),
      7 - ago,
    );
  await page.goto("/dashboard");
  await untilAlive(page);
  await expect(page.getByRole("region", { name: "Your streak" })).toContainText("7 days in a row");
  const chip = page.getByRole("banner").getByRole("button", { name: /7 day streak/ });
  await chip.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "Streak" });
  await expect(panel.getByRole("heading", { name: "7 days in a row" })).toBeVisible();
  const days = panel.getByRole("list", { name: "This week" }).getByRole("listitem");
  await expect(days).toHaveCount(7);
  await expect(days.nth(weekdayOf(today))).toHaveAttribute("aria-current", "date");
  await expect(days.nth(weekdayOf(today))).toContainText("today: studied");
  await expect(panel).toContainText("Best so far: 7 days");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(chip).toBeFocused();
  await chip.click();
  await panel.getByRole("link", { name: "Open my progress" }).click();
  await expect(page).toHaveURL(/\/progress$/);
  await expect(region(page, "This Week").getByRole("listitem")).toHaveCount(7);
  await expectAccessibleInBothThemes(page);
});
