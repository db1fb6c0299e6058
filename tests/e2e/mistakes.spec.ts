import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { answerWrong, questionHeading, verdict, withDuePoints } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { moveClock, newStudent, sql } from "@/tests/support/e2e-world";

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
