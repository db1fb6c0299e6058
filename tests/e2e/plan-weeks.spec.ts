import { addDays, dayIn } from "@/lib/platform/time/civil";
import { expect, test } from "@/tests/support/e2e-test";
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
