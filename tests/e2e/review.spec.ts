import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { answerSomehow, questionHeading, verdict } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { type Account, createStudent, enrolIn, signInAs, sql } from "@/tests/support/e2e-world";

/** Three due points of FA that are asked with figures from templates, so that a wrong answer comes again. */
async function withDuePoints(student: Account): Promise<void> {
  const points = await sql<{ pointId: number; courseId: number }>(
    `select q."pointId", m."courseId" from "Question" q
     join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId" join "Course" c on c.id = m."courseId"
     where c.code = 'FA' and q."pointId" is not null and q.state = 'live' and not q.reserved
     group by 1, 2 having bool_and(q.source = 'template' and q.kind = 'number') order by 1 limit 3`,
  );
  expect(points).toHaveLength(3);
  await enrolIn(points[0]?.courseId ?? 0, student);
  await sql(
    `update "User" set "subscriptionStatus" = 'active', "subscriptionTier" = 'premium', "subscriptionSource" = 'granted' where id = $1`,
    student.id,
  );
  for (const { pointId, courseId } of points)
    await sql(
      `insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay")
       values ($1, $2, $3, 3, 5, current_date - 10)`,
      student.id,
      pointId,
      courseId,
    );
}

const answerWrong = async (page: Page) => {
  await answerSomehow(page);
  await page.getByRole("button", { name: "Check" }).click();
  await expect(verdict(page)).toHaveText("Not right");
};

test("a review asks what is due; a missed point comes again, one is set aside, and the day is done", async ({
  page,
  context,
}) => {
  const student = await createStudent();
  await withDuePoints(student);
  await signInAs(context, student);
  await page.goto("/practice");
  const card = page.getByRole("region", { name: "Review" });
  await expect(card).toContainText("3 points");
  await expectAccessibleInBothThemes(page);
  await card.getByRole("button", { name: "Start review" }).click();
  await expect(questionHeading(page)).toHaveText(/^Question 1 of 3/);
  await expect(page.getByRole("button", { name: "Not now" })).toBeVisible();

  // A wrong answer: the point comes once more at the end.
  await answerWrong(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(questionHeading(page)).toHaveText(/^Question 2 of 4/);

  // 'Not now' by its key: the next question is there, and the point rests for a week.
  await questionHeading(page).focus();
  await page.keyboard.press("r");
  await expect(questionHeading(page)).toHaveText(/^Question 3 of 4/);
  await expect(page.getByText("Set aside for 7 days").first()).toBeVisible();
  await answerWrong(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(questionHeading(page)).toHaveText(/^Question 4 of 5/);
  await answerWrong(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(questionHeading(page)).toHaveText(/^Question 5 of 5/);
  await answerWrong(page);
  await page.getByRole("button", { name: "Show the result" }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByRole("region", { name: "Today's reviews" })).toContainText("Done for today.");
  await expectAccessibleInBothThemes(page);
  await page.goto("/practice");
  await expect(card).toContainText("Done for today. Next:");
});
