import {
  courseCard,
  figure,
  moduleParts,
  progressLine,
  region,
  sideNavigation,
  tick,
  toast,
} from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { holdBack } from "@/tests/support/e2e-visit";
import { enrolIn, newStudent, seededCourse, sql } from "@/tests/support/e2e-world";

const COMPLETE = "**/api/topics/*/complete";

test("a new student enrols, completes the first module and reaches Premium at the second", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const { id, title, totalLessons, modules } = await seededCourse("FA");
  const [first = { title: "" }, second = { id: 0, title: "" }] = modules;
  await page.goto("/courses");
  const card = courseCard(page, title);
  await card.getByRole("button", { name: "Enroll Now" }).click();
  await expect(toast(page)).toContainText("You have been enrolled in the course");
  await expect(card).toBeHidden();
  const side = sideNavigation(page);
  await expect(side.getByRole("link", { name: title })).toContainText("0%");
  await page.getByRole("tab", { name: "Enrolled Courses, 1 course" }).click();
  await card.getByRole("link", { name: "Continue Learning" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const { topics } = moduleParts(page, first.title);
  await expect(topics).toHaveCount(5);

  // The tick is shown before the server has responded.
  const answer = await holdBack(page, COMPLETE);
  await tick(topics.nth(0));
  await expect(progressLine(page, "Topics completed")).toHaveText(`1 of ${totalLessons}`);
  await expect(toast(page).filter({ hasText: "Topic completed" })).toBeHidden();
  answer();
  await expect(toast(page)).toContainText("You've successfully completed");
  await page.unroute(COMPLETE);
  for (const place of [1, 2, 3, 4]) await tick(topics.nth(place));
  await expect(page.getByText("Module completed", { exact: true })).toBeVisible();
  await expect(progressLine(page, "Topics completed")).toHaveText(`5 of ${totalLessons}`);

  await page.getByRole("button", { name: `Next: ${second.title}` }).click();
  const opened = moduleParts(page, second.title);
  await expect(opened.button).toBeFocused();
  await expect(page.getByRole("heading", { name: `Premium Content: ${second.title}` })).toBeVisible();
  await expect(page.getByText("This content requires a premium subscription.")).toBeVisible();
  // The outline stays, with locks in place of the boxes.
  await expect(opened.topics).toHaveCount(0);
  const outline = page.locator("section").filter({ has: opened.button }).last();
  await expect(outline.getByText("Needs Premium")).toHaveCount(2);
  await expect(outline.getByRole("link", { name: "Open lesson" })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Subscribe Now" })).toHaveAttribute(
    "href",
    `/subscribe?next=${encodeURIComponent(`/courses/${id}#module-${second.id}`)}`,
  );

  const percent = `${Math.round((5 / totalLessons) * 100)}%`;
  await expect(side.getByRole("link", { name: title })).toContainText(percent);
  await side.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Welcome back, ${student.name}`);
  await expect(figure(page, "Topics Completed")).toContainText(`5 of ${totalLessons}`);
  await expect(figure(page, "Overall Progress")).toContainText(percent);
  await expect(figure(page, "Streak")).toContainText("1 day");
  await expect(region(page, "Continue Learning").getByRole("img", { name: `Progress: ${percent}` })).toBeVisible();
  await page.goto("/progress");
  await expect(figure(page, "Completed Topics")).toContainText("5");
  await expect(figure(page, "Overall Progress")).toContainText(percent);
  await expect(figure(page, "Learning Streak")).toContainText("day in a row");
  await expect(region(page, "Enrolled Courses")).toContainText(`5 of ${totalLessons} topics`);
  await expect(region(page, "Achievements")).toContainText("First Step");
  await page.goto(`/courses/${id}`);
  await expect(progressLine(page, "Topics completed")).toHaveText(`5 of ${totalLessons}`);
});

test("only the box ticks: the row opens the lesson, and a completed topic is one line until it is unfolded", async ({
  page,
  context,
}) => {
  await newStudent(context);
  const { id, modules } = await seededCourse("FA");
  const [topic = { id: 0, title: "", description: "" }] = await sql<{ id: number; title: string; description: string }>(
    `select id, title, description from "Topic" where "moduleId" = $1 order by "order", id limit 1`,
    modules[0]?.id,
  );
  await page.goto(`/courses/${id}`);
  const box = page.getByRole("checkbox", { name: topic.title });
  await tick(box);
  await expect(toast(page)).toContainText("Topic completed");
  // Nothing moves while it is looked at.
  await expect(page.getByText(topic.description)).toBeVisible();
  await expect(page.getByText("1 of 5 done")).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await expect(page.getByText(topic.description)).toBeHidden();
  await page.getByRole("button", { name: `Show ${topic.title}` }).click();
  await expect(page.getByText(topic.description)).toBeVisible();
  // The link of the lesson covers the row.
  await page.locator(`#topic-${topic.id}`).click();
  await expect(page).toHaveURL(`/courses/${id}/topics/${topic.id}`);
});

test("a completed course begins folded and offers practice; the toast of its last tick leaves the bar alone", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  await sql(`update "User" set "subscriptionStatus" = 'active' where id = $1`, student.id);
  const { id, modules } = await seededCourse("FA");
  await enrolIn(id, student);
  const topics = await sql<{ id: number }>(
    `select t.id from "Topic" t join "Module" m on m.id = t."moduleId" where m."courseId" = $1 order by m."order", m.id, t."order", t.id`,
    id,
  );
  const last = topics.at(-1)?.id ?? 0;
  await sql(
    `insert into "Progress" ("userId", "topicId", completed, "completedAt") select $1, unnest($2::int[]), true, now()`,
    student.id,
    topics.map((topic) => topic.id).filter((topic) => topic !== last),
  );
  await page.goto(`/courses/${id}`);
  const { topics: boxes } = moduleParts(page, modules.at(-1)?.title ?? "");
  await tick(boxes.last());
  await expect(page.getByText("Module completed", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Practise" })).toHaveAttribute("href", `/practice?course=${id}`);
  await expect(page.getByRole("button", { name: "Continue Learning" })).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
  // The screen shows a tick before the server has it.
  const stored = `select completed from "Progress" where "userId" = $1 and "topicId" = $2`;
  await expect.poll(() => sql(stored, student.id, last)).toEqual([{ completed: true }]);
  await page.reload();
  await expect(page.getByRole("link", { name: "Practise" })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("a completion that the server refuses is undone, and a toast says why", async ({ page, context, complaints }) => {
  await newStudent(context);
  complaints.expectOf("status of 503", /^\/api\/topics\/\d+\/complete$/);
  complaints.expectOf("net::ERR_FAILED", /^\/api\/topics\/\d+\/complete$/);
  const { id } = await seededCourse("FA");
  await page.goto(`/courses/${id}`);
  const topic = page.getByRole("checkbox").first();
  const sentence = "We cannot reach our records just now.";
  await page.route(COMPLETE, (route) => route.fulfill({ status: 503, json: { error: sentence, message: sentence } }));
  await topic.click();
  await expect(toast(page)).toContainText(sentence);
  await expect(topic).not.toBeChecked();
  await page.unroute(COMPLETE);

  await tick(topic);
  await expect(toast(page)).toContainText("Topic completed");
  await topic.click();
  await expect(toast(page)).toContainText("Topic marked as incomplete");
  await page.reload();
  await expect(topic).not.toBeChecked();
});

test("a tick refreshes the course and the percentages although another write is still under way", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const { id } = await seededCourse("FA");
  await enrolIn(id, student);
  await page.goto(`/courses/${id}`);
  const answer = await holdBack(page, "**/exam-date");
  const sent = page.waitForRequest("**/exam-date");
  await region(page, "Exam date").getByRole("button", { name: "In 4 weeks" }).click();
  await sent;
  const refreshed = ["/api/courses", "/api/user/courses"].map((start) =>
    page.waitForResponse((response) => new URL(response.url()).pathname.startsWith(start)),
  );
  await tick(page.getByRole("checkbox").first());
  await Promise.all(refreshed);
  await expect(toast(page).filter({ hasText: "Exam date updated" })).toBeHidden();
  answer();
  await expect(toast(page).filter({ hasText: "Exam date updated" })).toBeVisible();
});

test("both panels of the course list have the name of their tab", async ({ page, context }) => {
  const student = await newStudent(context);
  const { id } = await seededCourse("FA");
  await enrolIn(id, student);
  await page.goto("/courses");
  for (const name of [/^All Courses/, /^Enrolled Courses/]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
});

test("leaving a course keeps what was completed, and it counts again after enrolling again", async ({
  page,
  context,
}) => {
  await newStudent(context);
  const { id, title, totalLessons } = await seededCourse("MA");
  await page.goto(`/courses/${id}`);
  await expect(page.getByRole("heading", { name: "Study this course" })).toBeVisible();
  await page.getByRole("button", { name: "Enroll Now" }).click();
  await tick(page.getByRole("checkbox").first());
  await expect(toast(page)).toContainText("Topic completed");

  await page.getByRole("button", { name: "Leave course" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave this course?" });
  await question.getByRole("button", { name: "Stay enrolled" }).click();
  await expect(question).toBeHidden();
  await page.getByRole("button", { name: "Leave course" }).click();
  await question.getByRole("button", { name: "Leave course" }).click();
  await expect(page.getByRole("heading", { name: "Study this course" })).toBeVisible();
  const side = sideNavigation(page);
  await expect(side.getByRole("link", { name: title })).toBeHidden();
  await page.getByRole("button", { name: "Enroll Now" }).click();
  await expect(progressLine(page, "Topics completed")).toHaveText(`1 of ${totalLessons}`);
});
