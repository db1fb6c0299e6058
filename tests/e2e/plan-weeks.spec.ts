import { addDays, dayIn } from "@/lib/platform/time/civil";
import { tick } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { type Account, enrolIn, moveClock, newStudent, seededCourse, sql, ZONE } from "@/tests/support/e2e-world";

const EXAM_IN = 28;
const today = () => dayIn(ZONE, new Date());

let student: Account;

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  student = await newStudent(page.context());
  await sql(`update "User" set "subscriptionStatus" = 'active' where id = $1`, student.id);
  const { id } = await seededCourse("FA");
  await enrolIn(id, student);
  const data = { examDate: addDays(today(), EXAM_IN) };
  expect((await page.request.post(`/api/courses/${id}/exam-date`, { data })).status()).toBe(200);
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

test("the widest date of the plan's list stands on one line at every width", async ({ page }) => {
  try {
    await moveClock(page, new Date("2026-09-23T10:00:00Z"));
    for (const width of [390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/calendar?view=plan");
      const date = page
        .getByRole("heading", { name: /^Wednesday 23 September/ })
        .locator("span")
        .first();
      await expect(date).toBeVisible();
      expect(await date.evaluate((span) => span.getClientRects()[0]?.height), `${width} px`).toBeLessThan(30);
    }
  } finally {
    await moveClock(page);
  }
});

test("'View Full Plan' lists the plan by weeks, and a topic that is ticked there is completed", async ({ page }) => {
  // A study day, so that the dashboard does not begin with the first steps.
  const yesterday = addDays(today(), -1);
  await sql(
    `insert into "StudyDay" ("userId", day, topics, streak) values ($1, $2::date, 1, 1)`,
    student.id,
    yesterday,
  );
  await page.goto("/dashboard");
  await untilAlive(page);
  await page.getByRole("link", { name: "View Full Plan" }).click();
  await expect(page).toHaveURL(/\/calendar\?.*view=plan/);
  await expect(page.getByRole("region", { name: "This week" })).toBeVisible();
  await untilAlive(page);
  const topic = page.locator(".plan-day").getByRole("checkbox").first();
  await tick(topic);
  const completed = async () => (await (await page.request.get("/api/user/progress")).json()).completedTopics;
  await expect.poll(completed).toBe(1);

  // What was completed today comes ticked, and the tick can be taken back.
  for (const path of ["/calendar?view=plan", "/calendar?plan=1"]) {
    await page.goto(path);
    await untilAlive(page);
    await expect(page.getByRole("checkbox", { name: /^Completed:/, checked: true })).toHaveCount(1);
  }
  // The load of the day is what is left.
  const load = page.getByRole("heading", { name: "Planned" }).locator("xpath=..").getByRole("paragraph");
  await expect(load).toHaveText(/(^|, )1 done$/);
  const before = await load.textContent();
  await page.getByRole("checkbox", { name: /^Completed:/, checked: true }).click();
  await expect.poll(completed).toBe(0);
  await expect(load).not.toHaveText(before ?? "");
  await expect(load).not.toHaveText(/done/);
  await expect(page.getByRole("checkbox", { name: /^Completed:/, checked: true })).toHaveCount(0);
});

test("the calendar remembers that it shows the plan, and tints a day of study", async ({ page }) => {
  const [topic] = await sql<{ id: number }>(
    `select t.id from "Topic" t join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
     where c.code = 'FA' order by m."order", t."order" limit 1`,
  );
  const data = { completed: true };
  expect((await page.request.post(`/api/topics/${topic?.id}/complete`, { data })).status()).toBe(200);
  const [selected, next] = [addDays(today(), 1), addDays(today(), 2)];
  const day = (date: string) => page.getByRole("grid").locator(`[data-day="${date}"]`);
  const plan = page.getByRole("switch", { name: "Study plan" });
  const open = async () => {
    await page.goto(`/calendar?day=${selected}`);
    await untilAlive(page);
  };
  await open();
  await expect(day(today())).toHaveAccessibleName(/, 1 topic completed$/);
  const lookOf = (date: string) =>
    day(date).evaluate((button) => getComputedStyle(button.closest("td") ?? button).backgroundColor);
  expect(await lookOf(today())).not.toBe(await lookOf(next));

  await expect(plan).not.toBeChecked();
  await plan.click();
  await expect(day(next)).toHaveAccessibleName(/ planned$/);
  await open();
  await expect(plan).toBeChecked();
  await expect(day(next)).toHaveAccessibleName(/ planned$/);
  await plan.click();
  await expect(day(next)).not.toHaveAccessibleName(/planned/);
  await open();
  await expect(day(today())).toHaveAccessibleName(/, 1 topic completed$/);
  await expect(plan).not.toBeChecked();
});
