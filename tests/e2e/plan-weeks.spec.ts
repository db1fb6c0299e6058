import { addDays, dayIn, dayInWords } from "@/lib/platform/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { tick, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, newStudent, seededCourse, sql, ZONE } from "@/tests/support/e2e-world";

const EXAM_IN = 28;
const today = () => dayIn(ZONE, new Date());

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const student = await newStudent(page.context());
  await sql(`update "User" set "subscriptionStatus" = 'active' where id = $1`, student.id);
  const { id } = await seededCourse("FA");
  await enrolIn(id, student);
  const data = { examDate: addDays(today(), EXAM_IN) };
  expect((await page.request.post(`/api/courses/${id}/exam-date`, { data })).status()).toBe(200);
});

test("'View Full Plan' leads to the plan by week, where a topic is ticked and the exam has its day", async ({
  page,
}) => {
  // The dashboard of somebody who has not studied yet has first steps instead of a plan.
  const [topic] = await sql<{ id: number }>(
    `select t.id from "Topic" t join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
     where c.code = 'FA' order by m."order", t."order" limit 1`,
  );
  expect((await page.request.post(`/api/topics/${topic?.id}/complete`, { data: { completed: true } })).ok()).toBe(true);
  await page.goto("/dashboard");
  await untilAlive(page);
  await page.getByRole("link", { name: "View Full Plan" }).click();
  await expect(page).toHaveURL("/calendar?view=plan");
  await expect(page.getByRole("tab", { name: "Plan" })).toHaveAttribute("aria-selected", "true");
  const week = page.getByRole("region", { name: "This week" });
  await expect(week).toContainText(dayInWords(today(), "weekday"));
  const examDay = page.getByRole("heading", { level: 3, name: dayInWords(addDays(today(), EXAM_IN), "weekday") });
  await expect(examDay.locator("xpath=..")).toContainText("Exam");
  await expectAccessibleInBothThemes(page);
  const box = page.getByRole("checkbox", { checked: false }).first();
  const name = await box.locator("xpath=..").textContent();
  await tick(box);
  await expect(page.getByRole("checkbox", { name: name ?? "", exact: true })).toBeChecked();
  await expect(toast(page)).toContainText("Topic completed");
});

test("a plan of four weeks prints on one sheet, light and without the product around it", async ({ page }) => {
  await page.goto("/calendar?view=plan");
  await expect(page.getByRole("region", { name: "This week" })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Study plan/);
  for (const hidden of [
    page.getByRole("banner"),
    page.getByRole("tablist"),
    page.getByRole("button", { name: "Print" }),
  ])
    await expect(hidden).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe("rgb(251, 250, 248)");
  // What an A4 sheet with the browser's margins has room for, at 96 pixels an inch.
  await page.setViewportSize({ width: 718, height: 1046 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(1046);
});

test("the calendar remembers whether it shows the plan, and marks the days of completed topics", async ({ page }) => {
  const student = await sql<{ id: string }>(`select id from "User" order by "createdAt" desc limit 1`);
  await sql(
    `insert into "StudyDay" ("userId", day, topics, streak) values ($1, $2::date, 2, 1)`,
    student[0]?.id,
    today(),
  );
  await page.goto("/calendar");
  await untilAlive(page);
  const day = page.locator(`[data-day="${today()}"]`);
  await expect(day).toHaveAccessibleName(/, 2 topics completed$/);
  const shown = page.getByRole("switch", { name: "Study plan" });
  await shown.click();
  await expect(page.getByRole("heading", { level: 2, name: "Planned" })).toBeVisible();
  await page.goto("/calendar");
  await expect(shown).toBeChecked();
  await expect(page.getByRole("heading", { level: 2, name: "Planned" })).toBeVisible();
  await untilAlive(page);
  await shown.click();
  await expect(page.getByRole("heading", { level: 2, name: "Planned" })).toBeHidden();
  await page.goto("/calendar");
  await expect(day).toBeVisible();
  await expect(shown).not.toBeChecked();
});
