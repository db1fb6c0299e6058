import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { setPremium, withMistakes } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { enrolIn, newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

test("a result tells what was right without Premium, out of the course, and when texts are no longer kept", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const { id: courseId } = await seededCourse("FA");
  const id = await withMistakes(student, courseId, 4, { behindPremium: true });
  await sql(`update "AttemptItem" set share = 1, marks = 2 where "attemptId" = $1 and place <= 2`, id);
  await sql(`update "Attempt" set marks = 4 where id = $1`, id);
  const main = page.getByRole("main");
  const expectKept = async (note: string, sentence: string) => {
    await page.goto(`/practice/${id}/result`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 of 4 right.");
    await expect(main.getByText(`Right · ${note}`, { exact: true })).toHaveCount(2);
    await expect(main.getByText(`Not right · ${note}`)).toHaveCount(2);
    await page.getByRole("button", { name: /^Wrong/ }).click();
    await expect(main.getByRole("listitem").filter({ hasText: note })).toHaveCount(2);
    await main
      .getByRole("button", { name: new RegExp(note) })
      .first()
      .click();
    await expect(main.getByText(sentence)).toBeVisible();
  };

  await enrolIn(courseId, student);
  await expectKept("Part of Premium", "This question is part of Premium.");
  await expectAccessibleInBothThemes(page);
  await setPremium(student);
  await sql(`delete from "Enrollment" where "userId" = $1`, student.id);
  await expectKept("Not enrolled", "This question is shown to those who are enrolled in its course.");
  await enrolIn(courseId, student);
  await sql(`update "AttemptItem" set version = 99 where "attemptId" = $1`, id);
  await expectKept("Text no longer kept", "The text of this question is no longer kept.");
});
