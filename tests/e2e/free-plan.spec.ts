import { addDays, dayIn, dayInWords } from "@/lib/platform/time/civil";
import { region, sideNavigation } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { enrolIn, newStudent, seededCourse, sql, ZONE } from "@/tests/support/e2e-world";

test("a student who has completed all free topics sees once what is left, with a link to Premium", async ({
  page,
  context,
}) => {
  const course = await seededCourse("FA");
  await enrolIn(course.id, await newStudent(context));
  const date = { data: { examDate: addDays(dayIn(ZONE, new Date()), 10) } };
  expect((await page.request.post(`/api/courses/${course.id}/exam-date`, date)).status()).toBe(200);
  const open = await sql<{ id: number }>(`select id from "Topic" where "moduleId" = $1`, course.modules[0]?.id);
  for (const { id } of open)
    expect((await page.request.post(`/api/topics/${id}/complete`, { data: { completed: true } })).status()).toBe(200);

  const examDay = dayInWords(addDays(dayIn(ZONE, new Date()), 10), "day");
  const left = `FA on ${examDay}: ${course.totalLessons - open.length} topics left, all behind Premium.`;
  await page.goto("/dashboard");
  // What is left of the day's plan is practice.
  const today = region(page, "Today");
  await expect(today).toContainText(`${open.length} done`);
  await expect(today.getByRole("list", { name: "Topics of today" }).getByRole("listitem")).toHaveCount(1);
  await expect(today.getByRole("link", { name: "Practice: FA", exact: true })).toBeVisible();
  await expect(region(page, "Study Plan").getByRole("paragraph")).toHaveText([
    `${left} Upgrade to Premium`,
    "You have completed every topic that is open to you.",
  ]);
  await expect(page.getByText(left)).toHaveCount(1);
  const way = page.getByRole("link", { name: "Upgrade to Premium" });
  await expect(way).toHaveAttribute("href", `/subscribe?next=${encodeURIComponent("/dashboard")}`);
  // The page itself offers Premium, so the side navigation does not.
  await expect(sideNavigation(page).getByRole("link", { name: "Upgrade Now" })).toBeHidden();

  await page.goto("/calendar?plan=1");
  await expect(page.getByText(left)).toHaveCount(1);
  await way.click();
  await expect(page).toHaveURL(`/subscribe?next=${encodeURIComponent("/calendar?plan=1")}`);
});
