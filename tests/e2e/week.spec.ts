import type { Page } from "@playwright/test";
import { addDays, dateOf, dayIn, dayInWords } from "@/lib/platform/time/civil";
import { figure, moduleParts, region, tick, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import {
  enrolIn,
  moveClock,
  newStudent,
  runCron,
  type SeededCourse,
  seededCourse,
  ZONE,
} from "@/tests/support/e2e-world";

const FIRST_DAY = dayIn(ZONE, new Date());
const EXAM_IN = 8;
const EXAM_DAY = addDays(FIRST_DAY, EXAM_IN);

let course: SeededCourse;

test.afterEach(({ page }) => moveClock(page));

const REMINDER = "Time to study";
const NOON = 12;
const EVENING = 20;

/** Moves the clock to an hour of the week's nth day, and runs the scheduler's call. */
async function itIs(page: Page, day: number, hour: number) {
  await moveClock(page, new Date(dateOf(addDays(FIRST_DAY, day)).getTime() + hour * 3_600_000));
  await runCron();
}

async function askForReminders(page: Page) {
  await page.goto("/settings");
  await tick(page.getByLabel("Learning reminders"));
  await expect(toast(page)).toContainText("Notification preference updated");
}

async function study(page: Page, topic: number) {
  await page.goto(`/courses/${course.id}`);
  const first = moduleParts(page, course.modules[0]?.title ?? "");
  if ((await first.button.getAttribute("aria-expanded")) !== "true") await first.button.click();
  await tick(first.topics.nth(topic));
  const last = page.getByText("Module completed", { exact: true });
  await expect(toast(page).filter({ hasText: "Topic completed" }).or(last)).toBeVisible();
}

async function expectInBell(page: Page, title: string) {
  await page.reload();
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toContainText(title);
}

async function newsOf(page: Page): Promise<string> {
  const response = await page.request.get("/api/user/notifications");
  const list: { title: string }[] = await response.json();
  return list.map(({ title }) => title).join("\n");
}

test("a week before an exam: streak, countdown, plan, reminders, feed and calendar agree", async ({
  page,
  context,
}) => {
  course = await seededCourse("FA");
  await itIs(page, 0, NOON);
  await enrolIn(course.id, await newStudent(context));
  const set = await page.request.post(`/api/courses/${course.id}/exam-date`, { data: { examDate: EXAM_DAY } });
  expect(set.status()).toBe(200);
  const { address } = await (await page.request.post("/api/user/calendar-feed")).json();

  await askForReminders(page);

  // Five topics on five days, without the fourth day.
  const studied = [0, 1, 2, 4, 5];
  const streaks = [1, 2, 3, 3, 1, 2, 2, 0, 0];
  for (let day = 0; day <= EXAM_IN; day += 1) {
    await itIs(page, day, NOON);
    if (studied.includes(day)) await study(page, studied.indexOf(day));
    await page.goto("/dashboard");
    const left = EXAM_IN - day;
    const streak = streaks[day] ?? 0;
    await expect(figure(page, "Streak")).toContainText(`${streak} ${streak === 1 ? "day" : "days"}`);
    await expect(figure(page, "Next Exam")).toContainText(dayInWords(EXAM_DAY, "short"));
    await expect(region(page, "Continue Learning")).toContainText(
      left === 0 ? "Exam is today!" : `Exam in ${left} ${left === 1 ? "day" : "days"}`,
    );
    const done = studied.filter((one) => one <= day).length;
    await expect(figure(page, "Topics Completed")).toContainText(String(done));

    const plan: { date: string; items: unknown[] }[] = await (await page.request.get("/api/user/study-plan")).json();
    const feed = await (await page.request.get(address)).text();
    expect(feed).toContain(`DTSTART;VALUE=DATE:${EXAM_DAY.replaceAll("-", "")}`);
    expect(feed.split("CATEGORIES:STUDY").length - 1).toBe(plan.flatMap(({ items }) => items).length);
    // Completed topics and past days are never planned.
    for (const { date } of plan) expect(date >= addDays(FIRST_DAY, day) && date <= EXAM_DAY).toBe(true);

    await itIs(page, day, EVENING);
    const missed = day + 1 - done;
    expect((await newsOf(page)).split(REMINDER)).toHaveLength(missed + 1);
    if (day === 3) await expectInBell(page, REMINDER);
  }

  const news = await newsOf(page);
  for (const title of ["Exam in 7 days", "Your exam is tomorrow", "Your exam is today", "Module completed"])
    expect(news.split(title)).toHaveLength(2);
  await page.goto(`/calendar?day=${EXAM_DAY}`);
  await expect(page.getByText("Exam", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("gridcell", { selected: true })).toContainText(String(Number(EXAM_DAY.slice(8))));
});
