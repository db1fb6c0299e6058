import { region } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { type Account, enrolIn, newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

/** Answers to one question on each point of the course, most of them right, with the cards that come of them. */
async function answerEverything({ id }: Account, courseId: number): Promise<void> {
  const [attempt] = await sql<{ id: number }>(
    `insert into "Attempt" ("userId", "courseId", kind, state, "startedAt", "finishedAt", "itemCount", "outOf", tab)
     values ($1, $2, 'mixed', 'finished', now() - interval '3 days', now() - interval '3 days', 1, 1, '') returning id`,
    id,
    courseId,
  );
  const items = await sql<{ pointId: number }>(
    `insert into "AttemptItem" ("attemptId", place, turn, "userId", "courseId", "moduleId", "pointId", "questionId", version,
                                first, seen, "answeredAt", share, marks, "outOf", seed)
     select $1, row_number() over (order by q.id), 1, $2, $3, q."moduleId", q."pointId", q.id, q.version, true, true,
            now() - interval '3 days', right_, right_ * q.marks, q.marks, q.id
     from (
       select distinct on (q."pointId") q.id, q."pointId", q.version, q.marks, t."moduleId",
              case when q.id % 4 = 0 then 0 else 1 end as right_
       from "Question" q join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
       where m."courseId" = $3 and q.state = 'live' and not q.reserved and q."pointId" is not null order by q."pointId", q.id
     ) q returning "pointId"`,
    attempt?.id,
    id,
    courseId,
  );
  expect(items.length).toBeGreaterThan(60);
  await sql(
    `insert into "Card" ("userId", "pointId", "courseId", stability, difficulty, "lastDay")
     select $1, unnest($2::int[]), $3, 30, 5, current_date - 3`,
    id,
    items.map(({ pointId }) => pointId),
    courseId,
  );
}

test("a student reads what is missing, then her range, and tells how the exam went", async ({ page, context }) => {
  const course = await seededCourse("FA");
  const student = await newStudent(context);
  await enrolIn(course.id, student);
  await page.goto(`/courses/${course.id}`);
  await expect(region(page, "Readiness")).toContainText("Too early to say. 60 more answers");
  await region(page, "Readiness").getByRole("link", { name: "What is missing" }).click();
  await expect(region(page, "No estimate yet")).toContainText("Too early to say.");

  await answerEverything(student, course.id);
  await page.reload();
  await expect(region(page, "Estimate")).toContainText(/If the exam were today: \d+ to \d+ of 100\./);
  await page.goto(`/courses/${course.id}`);
  await expect(region(page, "Readiness")).toContainText(
    /If the exam were today: \d+ to \d+ of 100\..*An estimate from your answers here, not an official figure\./,
  );
  await page.goBack();
  await expect(region(page, "Estimate")).toContainText("Tested on simulated students; not yet on real results.");
  await expect(region(page, "Areas").getByRole("listitem").first()).toContainText(/\d+ to \d+% of its marks/);
  await region(page, "How it is made").getByRole("link", { name: "How good are our estimates?" }).click();
  await expect(region(page, "Not yet tested on real results")).toContainText("From 200 on");

  await sql(`update "Enrollment" set "examDate" = current_date - 2 where "userId" = $1`, student.id);
  await page.goto("/dashboard");
  await expect(region(page, "Readiness")).toContainText(/FA: \d+ to \d+ of 100/);
  await expect(region(page, "How did it go?")).toContainText("Your exam in FA");
  await page.goto(`/courses/${course.id}`);
  const asked = region(page, "How did it go?");
  await asked.getByRole("radio", { name: "I failed" }).check();
  await asked.getByLabel("Your mark, if you want to tell it").fill("144");
  await asked.getByRole("button", { name: "Save" }).click();
  await expect(asked).toContainText("A mark is a whole number from 0 to 100.");
  await asked.getByLabel("Your mark, if you want to tell it").fill("44");
  await asked.getByRole("button", { name: "Save" }).click();
  await expect(region(page, "Plan the re-sit")).toContainText("44 of 100 this time.");
  await expect(region(page, "Plan the re-sit")).toContainText("Areas with the most marks to gain");
  await page.goto("/dashboard");
  await expect(region(page, "Readiness")).toContainText("FA");
  await expect(region(page, "How did it go?")).toBeHidden();
});

test("a lesson draws its chart and shows the figures as a table", async ({ page, context }) => {
  const [topic] = await sql<{ id: number; courseId: number }>(
    `select t.id, m."courseId" from "Topic" t join "Module" m on m.id = t."moduleId" where t.code = 'MA.A.cost-classification'`,
  );
  await enrolIn(topic?.courseId ?? 0, await newStudent(context));
  await page.goto(`/courses/${topic?.courseId}/topics/${topic?.id}`);
  await untilAlive(page);
  const chart = page.getByRole("img", { name: /Costs of a workshop in a month/ });
  await expect(chart).toBeVisible();
  const figure = page.getByRole("figure").filter({ has: chart });
  await figure.getByText("Show as table").click();
  await expect(figure.getByRole("row", { name: "300 $13,410 $4,260" })).toBeVisible();
});
