import type { Page } from "@playwright/test";
import { addDays, dayIn, dayInWords } from "@/lib/platform/time/civil";
import { courseCard, expectDate, figure, region, sideNavigation, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { enrolIn, newStudent, type SeededCourse, seededCourse, sql, ZONE } from "@/tests/support/e2e-world";

const panel = (page: Page) => region(page, "Exam date");
const field = (page: Page) => panel(page).getByLabel("Date of the exam");
const inDays = (days: number) => addDays(dayIn(ZONE, new Date()), days);

let course: SeededCourse;

test.beforeEach(async ({ page, context }) => {
  course = await seededCourse("FA");
  await enrolIn(course.id, await newStudent(context));
  // The dashboard of somebody who has not completed a topic has first steps instead of figures.
  const [topic] = await sql<{ id: number }>(`select id from "Topic" where "moduleId" = $1`, course.modules[0]?.id);
  const ticked = await page.request.post(`/api/topics/${topic?.id}/complete`, { data: { completed: true } });
  expect(ticked.status()).toBe(200);
  await page.goto(`/courses/${course.id}`);
});

async function setTo(page: Page, day: string) {
  await field(page).fill(day);
  await panel(page)
    .getByRole("button", { name: /^(Set|Change) date$/ })
    .click();
  await expect(toast(page)).toContainText(`Exam date set to ${dayInWords(day)}`);
}

async function openDashboard(page: Page) {
  await sideNavigation(page).getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome back");
}

test("a date shows a countdown everywhere, and a cleared date shows none", async ({ page }) => {
  const day = inDays(28);
  await panel(page).getByRole("button", { name: "In 4 weeks" }).click();
  await expect(toast(page)).toContainText("Exam date updated");
  await expect(toast(page)).toContainText(`Exam date set to ${dayInWords(day)}`);
  await expect(panel(page)).toContainText("Exam in 28 days");
  await expectDate(field(page), day);

  await openDashboard(page);
  await expect(figure(page, "Next Exam")).toContainText(dayInWords(day, "short"));
  await expect(figure(page, "Next Exam")).toContainText("in 28 days");
  await expect(figure(page, "Next Exam")).toContainText(course.title);
  await expect(region(page, "Continue Learning")).toContainText("Exam in 28 days");
  await expect(region(page, "Study Plan")).toContainText(/^Study PlanAt up to \d+ min a day you finish/);
  await page.goto("/courses?tab=enrolled");
  await expect(courseCard(page, course.title)).toContainText("Exam in 28 days");

  await page.goto(`/courses/${course.id}#exam-date`);
  await expect(field(page)).toBeFocused();
  await panel(page).getByRole("button", { name: "Clear" }).click();
  await expect(toast(page)).toContainText("Exam date removed");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await openDashboard(page);
  await expect(figure(page, "Next Exam")).toContainText("No date");
  await expect(figure(page, "Next Exam")).toContainText("No exam scheduled");
});

test("a cleared date comes back with Undo; a paper with sessions offers their months", async ({ page, context }) => {
  await setTo(page, inDays(30));
  await panel(page).getByRole("button", { name: "Clear" }).click();
  await expect(toast(page)).toContainText("Exam date removed");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(panel(page)).toContainText("Exam in 30 days");

  const { id } = await seededCourse("FR");
  await enrolIn(id, await newStudent(context));
  await page.goto(`/courses/${id}`);
  const sessions = panel(page).getByRole("button", { name: /^(March|June|September|December) 20\d\d$/ });
  await expect(sessions).toHaveCount(3);
  await sessions.last().click();
  await expect(panel(page)).toContainText(/Exam in \d+ days/);
});

test("near, present and past dates have their own texts", async ({ page }) => {
  await setTo(page, inDays(1));
  await expect(panel(page)).toContainText(/Exam in 1 day(?!s)/);
  await setTo(page, inDays(0));
  await expect(panel(page)).toContainText("Exam is today!");
  await openDashboard(page);
  await expect(figure(page, "Next Exam")).toContainText("today");
  await page.goBack();
  await setTo(page, inDays(-1));
  await expect(panel(page)).toContainText("Exam date has passed!");
  await expect(panel(page)).toContainText("Set a new date if you sit it again");
  await openDashboard(page);
  await expect(figure(page, "Next Exam")).toContainText("No date");
});

test("invalid dates and those outside this century are refused, and nothing is saved", async ({ page, complaints }) => {
  const refused = panel(page).getByText("Please enter a real date between 2000 and 2100.");
  await panel(page).getByRole("button", { name: "Set date" }).click();
  await expect(refused).toBeVisible();
  await expect(field(page)).toBeFocused();
  await field(page).fill(inDays(3));
  await expect(refused).toBeHidden();
  await field(page).fill("1999-12-31");
  await panel(page).getByRole("button", { name: "Set date" }).click();
  await expect(refused).toBeVisible();

  complaints.expectOf("status of 400", `/api/courses/${course.id}/exam-date`);
  const status = await page.evaluate(async (id) => {
    const headers = { "Content-Type": "application/json" };
    const body = JSON.stringify({ examDate: "2027-02-30" });
    return (await fetch(`/api/courses/${id}/exam-date`, { method: "POST", headers, body })).status;
  }, course.id);
  expect(status).toBe(400);
  await page.reload();
  await expect(panel(page)).toContainText("Set the day of your exam to see how much time is left.");
});

test("Undo after leaving the course brings it back with its date", async ({ page }) => {
  const day = inDays(40);
  await setTo(page, day);
  await page.getByRole("button", { name: "Leave course" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave course" }).click();
  const left = toast(page).filter({ hasText: "You left the course" });
  await expect(panel(page)).toBeHidden();
  await left.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("You are back in the course");
  await expect(panel(page)).toContainText("Exam in 40 days");
  await expectDate(field(page), day);
});
