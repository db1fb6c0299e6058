import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { answerSomehow, questionHeading } from "@/tests/support/e2e-practice";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

const PARTS = 5;
const EACH = 2;

/** A running mock exam of AUD with two questions a part: its bank is too small for a whole one yet. */
async function startedAud(userId: string, courseId: number): Promise<number> {
  const [attempt] = await sql<{ id: number }>(
    `insert into "Attempt" ("userId", "courseId", kind, paper, "endsAt", "itemCount", "outOf", tab)
     values ($1, $2, 'mock', 'AUD', now() + interval '4 hours', $3::int, $3::int, '') returning id`,
    userId,
    courseId,
    PARTS * EACH,
  );
  const items = await sql(
    `insert into "AttemptItem" ("attemptId", place, turn, section, "userId", "courseId", "moduleId", "pointId", "questionId",
                                version, seed, "outOf")
     select $1, q.place, q.place, (1 + (q.place - 1) / $4::int)::text, $2, $3, q."moduleId", q."pointId", q.id, q.version, 7, 1
     from (
       select q.id, q."pointId", q.version, t."moduleId", row_number() over (order by q.id) as place
       from "Question" q join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
       where m."courseId" = $3 and q.state = 'live' and q.kind = 'choice' and q.source = 'written' limit $5::int
     ) q returning id`,
    attempt?.id,
    userId,
    courseId,
    EACH,
    PARTS * EACH,
  );
  expect(items).toHaveLength(PARTS * EACH);
  return attempt?.id ?? 0;
}

test("the parts of AUD close one behind the other, and the break after the third stops the clock", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const student = await newStudent(context);
  const { id: courseId } = await seededCourse("AUD");
  await enrolIn(courseId, student);
  const id = await startedAud(student.id, courseId);
  await page.goto(`/practice/${id}`);
  await untilAlive(page);
  const at = (place: number) => expect(questionHeading(page)).toContainText(`Question ${place} of ${PARTS * EACH}`);
  const close = async (part: number) => {
    await page.getByRole("button", { name: `Close Part ${part}`, exact: true }).click();
    const dialog = page.getByRole("alertdialog", { name: `Close Part ${part}?` });
    await expect(dialog).toContainText(`You cannot come back to Part ${part}.`);
    await dialog.getByRole("button", { name: `Close Part ${part}`, exact: true }).click();
    await expect(dialog).toBeHidden();
  };

  // Only the open part can be gone through.
  await at(1);
  await answerSomehow(page);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await at(2);
  await expect(page.getByRole("button", { name: "Next", exact: true })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Navigator" }).click();
  const navigator = page.getByRole("dialog", { name: "Navigator" });
  await expect(navigator.getByRole("heading", { level: 3 })).toHaveText(["Part 1"]);
  await expect(navigator.getByRole("listitem")).toHaveCount(EACH);
  await page.keyboard.press("Escape");
  await expect(navigator).toBeHidden();
  await close(1);
  await at(3);
  await close(2);
  await at(5);
  await answerSomehow(page);
  await close(3);

  // The break: the clock stands still, also after a reload.
  await expect(page.getByRole("heading", { name: "Time for a break" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Take the break" }).click();
  await expect(page.getByRole("heading", { name: "Your break" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText("15 min left");
  await expectAccessibleInBothThemes(page);
  await page.reload();
  await untilAlive(page);
  await expect(page.getByRole("heading", { name: "Your break" })).toBeVisible();
  await page.getByRole("button", { name: "Go on with Part 4" }).click();
  await at(7);
  await expect(page.getByRole("timer")).toHaveText(/^(4 h|3 h 59 min) left$/);
  await close(4);
  await at(9);
  await page.getByRole("button", { name: "Submit exam" }).click();
  await page.getByRole("button", { name: "Submit", exact: true }).click();
  await expect(page).toHaveURL(/\/result$/);
  await expect(page.getByText("CPA scores are scaled from 0 to 99")).toBeVisible();
});
