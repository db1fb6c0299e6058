import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { answerWrong, questionHeading, withDuePoints } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { type Account, createStudent, enrolIn, seededCourse, signInAs, sql } from "@/tests/support/e2e-world";

test("a review asks what is due; a missed point comes again, one is set aside, and the day is done", async ({
  page,
  context,
}) => {
  const student = await createStudent();
  await withDuePoints(student, 3);
  await signInAs(context, student);
  await page.emulateMedia({ reducedMotion: "reduce" });
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

for (const key of ["Enter", null])
  test(`a review whose last point is set aside ends on a phone, by ${key ?? "a press"}`, async ({ page, context }) => {
    const student = await createStudent();
    await withDuePoints(student, 2);
    await signInAs(context, student);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/practice");
    await page.getByRole("button", { name: "Start review" }).click();
    await expect(questionHeading(page)).toHaveText(/^Question 1 of 2/);
    await answerWrong(page);
    await page.getByRole("button", { name: "Next", exact: true }).click();
    for (const place of [2, 3]) {
      await expect(questionHeading(page)).toHaveText(new RegExp(`^Question ${place} of 3`));
      await page.getByRole("button", { name: "Not now" }).click();
    }
    const toResult = page.getByRole("button", { name: "Show the result" });
    await expect(toResult).toBeVisible();
    if (key) await questionHeading(page).focus();
    await (key ? page.keyboard.press(key) : toResult.click());
    await expect(page).toHaveURL(/\/result$/);
    await expect(page.getByRole("heading", { name: "0 of 1 right." })).toBeVisible();
  });

/** Points of a module that is not the first, each answered three weeks ago. */
async function withCards(student: Account, courseId: number, count: number): Promise<void> {
  const made = await sql(
    `insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay")
     select $1, p.id, $2, 3, 5, current_date - 21 from "Point" p
     join "Topic" t on t.id = p."topicId" join "Module" m on m.id = t."moduleId"
     where m."courseId" = $2 and p."isActive"
       and m.id <> (select id from "Module" where "courseId" = $2 order by "order", id limit 1)
       and exists (select from "Question" q where q."pointId" = p.id and q.state = 'live' and not q.reserved)
     order by p.id limit $3 returning "pointId"`,
    student.id,
    courseId,
    count,
  );
  expect(made).toHaveLength(count);
}

test("points behind Premium wait and are counted; a passed course rests until it is kept fresh", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const student = await createStudent();
  const { id: courseId } = await seededCourse("FA");
  await enrolIn(courseId, student);
  await withCards(student, courseId, 12);
  await signInAs(context, student);
  await page.goto("/practice");
  await untilAlive(page);
  const card = page.getByRole("region", { name: "Review" });
  await expect(card).toContainText("Nothing to review today.");
  await expect(card).toContainText("12 points wait for Premium.");
  await expect(card.getByRole("link", { name: "Premium" })).toHaveAttribute("href", "/subscribe");
  await expectAccessibleInBothThemes(page);

  await sql(
    `update "User" set "subscriptionStatus" = 'active', "subscriptionTier" = 'premium', "subscriptionSource" = 'granted' where id = $1`,
    student.id,
  );
  await sql(`update "Enrollment" set "examDate" = current_date - 2 where "userId" = $1`, student.id);
  const told = await page.request.put(`/api/courses/${courseId}/exam-result`, { data: { outcome: "passed" } });
  expect(told.status()).toBe(200);
  await page.reload();
  await untilAlive(page);
  await expect(card).not.toContainText("wait for");
  await expect(card).toContainText("The exam is over, so its points rest.");
  const fresh = card.getByRole("switch", { name: "Keep my FA knowledge fresh" });
  await expect(fresh).not.toBeChecked();
  await fresh.click();
  await expect(card).toContainText("Kept fresh with at most five minutes a day.");
  await expect(card).toContainText(/[34] points to review, about [45] min\./);
  await expect(card.getByRole("button", { name: "Start review" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await untilAlive(page);
  await expect(fresh).toBeChecked();
  await fresh.click();
  await expect(card).toContainText("The exam is over, so its points rest.");
  await expect(card.getByRole("button", { name: "Start review" })).toBeHidden();
});
