import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import {
  answerWrong,
  questionHeading,
  setPremium,
  verdict,
  withDuePoints,
  withMistakes,
} from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { enrolIn, moveClock, newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

const DAY_MS = 86_400_000;

test.afterEach(({ page }) => moveClock(page));

/** Practises what is listed on a later day: one question, answered right. */
async function practiseRight(page: Page, userId: string): Promise<void> {
  await page.goto("/practice/mistakes");
  await page.getByRole("button", { name: "Practise these" }).click();
  await expect(questionHeading(page)).toHaveText(/^Question 1 of 1/);
  const [item] = await sql<{ value: string }>(
    `select i.drawn->'key'->>'value' as value from "AttemptItem" i join "Attempt" a on a.id = i."attemptId"
     where a."userId" = $1 and a.kind = 'mistakes' order by i.id desc limit 1`,
    userId,
  );
  await page.getByLabel("Your answer").fill(item?.value ?? "");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toHaveText("Right");
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(page).toHaveURL(/\/result$/);
}

test("a mistake is practised on two later days and leaves the list, which is empty then", async ({ page, context }) => {
  const student = await newStudent(context);
  await withDuePoints(student, 1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const now = Date.now();
  await page.goto("/practice");
  await page.getByRole("button", { name: "Start review" }).click();
  await answerWrong(page);
  await page.goto("/practice/mistakes");
  const mistakes = page.getByRole("main").getByRole("listitem");
  await expect(mistakes).toHaveCount(1);

  await moveClock(page, new Date(now + DAY_MS));
  await practiseRight(page, student.id);
  await page.goto("/practice/mistakes");
  await expect(mistakes).toHaveCount(1);

  await moveClock(page, new Date(now + 2 * DAY_MS));
  await practiseRight(page, student.id);
  await page.goto("/practice/mistakes");
  await expect(page.getByText("No open mistakes.", { exact: true })).toBeVisible();
  await expect(mistakes).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Practise these" })).toBeHidden();
  await expectAccessibleInBothThemes(page);
});

test("mistakes are practised as they are filtered, also from a page that lists closed modules alone", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const { id: courseId } = await seededCourse("FA");
  await enrolIn(courseId, student);
  const open = await withMistakes(student, courseId, 3);
  await withMistakes(student, courseId, 20, { behindPremium: true });
  await sql(`update "AttemptItem" set cause = 'slip' where "attemptId" = $1 and place = 1`, open);
  await page.goto("/practice/mistakes?page=2");
  const main = page.getByRole("main");
  await expect(main.getByText("Part of Premium")).toHaveCount(3);
  await expect(main.getByRole("link", { name: /^Open lesson/ })).toHaveCount(0);
  const practise = page.getByRole("button", { name: "Practise these" });
  await expect(practise).toBeVisible();
  await page.getByLabel("Cause").selectOption("slip");
  await expect(page).toHaveURL(/cause=slip/);
  await expect(main.getByRole("link", { name: /^Open lesson/ })).toHaveCount(1);
  await practise.click();
  await expect(questionHeading(page)).toHaveText(/^Question 1 of 1/);
  await page.goto("/practice/mistakes?cause=misread");
  await expect(page.getByText("No open mistakes with this filter")).toBeVisible();
  await expect(practise).toBeHidden();
});

test("a link to the practice of a course chooses it, with its mistakes; another's course is not chosen", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  await setPremium(student);
  const [fa, ma] = [await seededCourse("FA"), await seededCourse("MA")];
  for (const { id } of [fa, ma]) await enrolIn(id, student);
  await withMistakes(student, fa.id, 4, { behindPremium: true });
  const course = page.getByLabel("Course", { exact: true });
  const practise = page.getByRole("region", { name: "Practise" });
  await page.goto(`/practice?course=${fa.id}`);
  await expect(course).toHaveValue(String(fa.id));
  await expect(practise.getByRole("link", { name: "4 points" })).toHaveAttribute(
    "href",
    `/practice/mistakes?course=${fa.id}`,
  );
  await page.getByRole("button", { name: "Start weak areas" }).click();
  await expect(questionHeading(page)).toHaveText(/^Question 1 of /);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weak areas, FA");
  await page.goto(`/practice?course=${ma.id}`);
  await expect(course).toHaveValue(String(ma.id));
  await expect(practise).toContainText("No open mistakes.");
  await expect(page.getByRole("button", { name: "Practise my mistakes" })).toBeHidden();
  for (const foreign of [(await seededCourse("BT")).id, "x"]) {
    await page.goto(`/practice?course=${foreign}`);
    await expect(course).toHaveValue("");
    await expect(practise.getByRole("link", { name: "4 points" })).toHaveAttribute("href", "/practice/mistakes");
  }
});
