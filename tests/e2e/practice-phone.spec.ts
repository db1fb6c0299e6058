import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { answerSomehow, freeTopic, questionHeading, verdict } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { enrolIn, newStudent } from "@/tests/support/e2e-world";

const ANSWER = "**/api/attempts/*/items/*/answer";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** After an answer: answers the other questions, whatever they are, and opens the result. */
async function answerRest(page: Page): Promise<void> {
  const next = page.getByRole("button", { name: "Next", exact: true });
  const result = page.getByRole("button", { name: "Show the result" });
  await expect(next.or(result)).toBeVisible();
  while (await next.isVisible()) {
    const place = await questionHeading(page).textContent();
    await next.tap();
    await expect(questionHeading(page)).not.toHaveText(place ?? "");
    await answerSomehow(page);
    await page.getByRole("button", { name: "Check" }).tap();
    await expect(verdict(page)).toBeVisible();
  }
  await result.tap();
  await expect(page).toHaveURL(/\/result$/);
}

test("a quiz on a phone survives a lost connection and a reload, and ends with mistakes to practise", async ({
  page,
  context,
  complaints,
}) => {
  const student = await newStudent(context);
  const { courseId, topicId } = await freeTopic("FA");
  await enrolIn(courseId, student);
  await page.emulateMedia({ reducedMotion: "reduce" });
  complaints.expectOf("net::ERR_FAILED", /^\/api\//);
  await page.goto(`/courses/${courseId}/topics/${topicId}`);
  await page.getByRole("button", { name: "Take the quiz" }).first().tap();
  await expect(page).toHaveURL(/\/practice\/\d+$/);
  await expect(questionHeading(page)).toHaveText(/^Question 1 of /);

  // The first answer: its feedback appears below the question, which does not move.
  await answerSomehow(page);
  const check = page.getByRole("button", { name: "Check" });
  await check.tap();
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText("The point:")).toBeVisible();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  // Offline: the answer is not shown as saved, and she continues.
  await page.route(ANSWER, (route) => route.abort());
  await page.getByRole("button", { name: "Next", exact: true }).tap();
  await expect(questionHeading(page)).toHaveText(/^Question 2 of /);
  await answerSomehow(page);
  await check.tap();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(page.getByText("Not saved: no connection")).toBeVisible();
  await expect(verdict(page)).toBeHidden();
  await page.reload();
  await expect(questionHeading(page)).toHaveText(/^Question 2 of /);
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.unroute(ANSWER);
  await page.reload();
  await expect(verdict(page)).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeHidden();

  await answerRest(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d of \d right\.$/);
  await expectAccessibleInBothThemes(page);

  await page.goto("/practice/mistakes");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mistakes");
  await page.getByRole("button", { name: "Practise these" }).tap();
  await expect(page).toHaveURL(/\/practice\/\d+$/);
  await answerSomehow(page);
  await check.tap();
  await expect(verdict(page)).toBeVisible();
  await answerRest(page);
  await expect(page.getByText("A mistake leaves your list when it was right on two later days.")).toBeVisible();
});
