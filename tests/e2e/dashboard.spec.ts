import type { Page } from "@playwright/test";
import { addDays, dayIn, dayInWords } from "@/lib/platform/time/civil";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { figure, moduleParts, region, sideNavigation, tick } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import {
  type Account,
  enrolIn,
  newStudent,
  type SeededCourse,
  seededCourse,
  sql,
  ZONE,
} from "@/tests/support/e2e-world";

const inDays = (days: number) => addDays(dayIn(ZONE, new Date()), days);

async function openDashboard(page: Page) {
  await page.goto("/dashboard");
  await untilAlive(page);
}

/** Enrols with an exam in so many days. */
async function studies(page: Page, student: Account, code: string, days: number): Promise<SeededCourse> {
  const course = await seededCourse(code);
  await enrolIn(course.id, student);
  const set = await page.request.post(`/api/courses/${course.id}/exam-date`, { data: { examDate: inDays(days) } });
  expect(set.status()).toBe(200);
  return course;
}

const freeTopics = ({ modules }: SeededCourse) =>
  sql<{ id: number; title: string }>(
    `select id, title from "Topic" where "moduleId" = $1 order by "order", id`,
    modules[0]?.id,
  );

async function complete(page: Page, ids: number[]) {
  for (const id of ids) {
    const ticked = await page.request.post(`/api/topics/${id}/complete`, { data: { completed: true } });
    expect(ticked.status()).toBe(200);
  }
}

test("a new student sees the steps first; after the first topic a good word, and the day that starts from one button", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const student = await newStudent(context);
  await openDashboard(page);
  const steps = region(page, "First steps");
  await expect(steps.getByRole("listitem").first().getByRole("link", { name: "Browse Courses" })).toBeVisible();
  for (const absent of ["Today", "Continue Learning"]) await expect(region(page, absent)).toBeHidden();
  await expect(figure(page, "Next Exam").getByRole("link")).toHaveAttribute("href", "/courses");

  const course = await studies(page, student, "FA", 28);
  const [first = { id: 0, title: "" }] = await freeTopics(course);
  await openDashboard(page);
  await expect(steps).toContainText("2 of 3 done");
  await expect(region(page, "Your figures")).toContainText("Start your learning");
  await expect(steps.getByRole("link", { name: "Start" })).toHaveAttribute(
    "href",
    new RegExp(`^/courses/${course.id}(/topics/|#topic-)${first.id}$`),
  );

  await complete(page, [first.id]);
  await openDashboard(page);
  await expect(steps).toBeHidden();
  const joy = region(page, "Your first topic");
  await expect(joy).toContainText("Your first topic is done.");
  await joy.getByRole("button", { name: "Remind me" }).click();
  await expect(joy).toContainText("the bell reminds you at 18:00");
  const reminders = async () =>
    (await (await page.request.get("/api/user/notification-preferences")).json()).learningReminders;
  await expect.poll(reminders).toBe(true);
  await expect(figure(page, "Topics Completed").getByRole("link")).toHaveAttribute("href", "/progress");
  await expectAccessibleInBothThemes(page);
});

test("one button starts the next thing; when the day's topics are done it says so at once and offers the next", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const student = await newStudent(context);
  const course = await studies(page, student, "FA", 28);
  const [first = { id: 0, title: "" }, second = { id: 0, title: "" }] = await freeTopics(course);
  // A study day, so that these are no first steps.
  await sql(
    `insert into "StudyDay" ("userId", day, topics, streak) values ($1, $2::date, 1, 1)`,
    student.id,
    inDays(-1),
  );
  await openDashboard(page);
  const today = region(page, "Today");
  const start = today.getByRole("link", { name: `Start: ${first.title}`, exact: false });
  await expect(start).toHaveAttribute("href", new RegExp(`^/courses/${course.id}(/topics/|#topic-)${first.id}$`));
  // The topic is named in the list and on the button, and nowhere else on the page.
  await expect(page.getByRole("main").getByRole("link", { name: first.title })).toHaveCount(2);
  await expect(page.getByRole("main").locator(".btn-primary")).toHaveCount(1);

  const boxes = today.getByRole("list", { name: "Topics of today" }).getByRole("checkbox");
  for (const box of await boxes.all()) await tick(box);
  await expect(today.getByRole("status")).toContainText(
    /^Today's (part of your plan is|topics are) done\. Next is .+, /,
  );
  const next = today.getByRole("link", { name: /^Do it now/ });
  await expect(next).toHaveAttribute("href", /\/courses\/\d+(\/topics\/|#topic-)\d+$/);
  await next.click();
  await expect(page).toHaveURL(/\/courses\/\d+/);
  expect(second.id).toBeGreaterThan(0);
});

test("without an exam date the day's topic is named in its list and on the button, and nowhere else", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const course = await seededCourse("FA");
  await enrolIn(course.id, student);
  const [first = { id: 0, title: "" }, second = { id: 0, title: "" }] = await freeTopics(course);
  await complete(page, [first.id]);
  await openDashboard(page);
  await expect(region(page, "Today").getByRole("link", { name: `Start: ${second.title}`, exact: false })).toBeVisible();
  await expect(region(page, "Continue Learning")).toContainText("Financial Accounting");
  await expect(page.getByRole("main").getByRole("link", { name: second.title })).toHaveCount(2);
});

test("the nearest exam is named although what is left is behind Premium, and is first everywhere", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const far = await studies(page, student, "BT", 66);
  const near = await studies(page, student, "FA", 9);
  const open = await freeTopics(near);
  await complete(
    page,
    open.map(({ id }) => id),
  );
  await page.goto(`/courses/${far.id}`);
  await openDashboard(page);
  await expect(region(page, "Study Plan")).toContainText(
    `FA on ${dayInWords(inDays(9), "day")}: ${near.totalLessons - open.length} topics left, all behind Premium. The free plan covers BT only.`,
  );
  await expect(region(page, "My Courses").getByRole("link").first()).toContainText("Financial Accounting");
  await expect(region(page, "Continue Learning").getByRole("listitem").first()).toContainText("Financial Accounting");
  await expect(sideNavigation(page).getByRole("link", { name: "Upgrade Now" })).toBeHidden();
});

test("a plan that does not fit names the exam and offers the time that does", async ({ page, context }) => {
  const student = await newStudent(context);
  const course = await studies(page, student, "FA", 8);
  const [first = { id: 0 }] = await freeTopics(course);
  await complete(page, [first.id]);
  await page.request.put("/api/user/study-plan", { data: { minutes: 10 } });
  await openDashboard(page);
  const plan = region(page, "Study Plan");
  await expect(plan).toContainText(/It does not fit: FA needs \d+ (minutes|hours) until .+, there (is|are) \d+\./);
  await plan.getByRole("button", { name: /^Use \d+ min$/ }).click();
  await expect(plan).toContainText(/Everything fits\.|It fits, with/);
  await expect(plan).not.toContainText("It does not fit");
});

test("recommended courses are 'First module free' to a free student and 'Included' to a Premium one", async ({
  page,
  context,
}) => {
  const { id } = await newStudent(context);
  await openDashboard(page);
  const offered = region(page, "Recommended for You");
  await expect(offered.getByText("First module free").first()).toBeVisible();
  await expect(offered.getByText("Included")).toHaveCount(0);
  await sql(`update "User" set "subscriptionStatus" = 'active' where id = $1`, id);
  await openDashboard(page);
  await expect(offered.getByText("Included").first()).toBeVisible();
  await expect(page.getByText("First module free")).toHaveCount(0);
});

test("the question how an exam went comes with the page and pushes nothing down later", async ({ context }) => {
  const student = await newStudent(context);
  const { id } = await seededCourse("BT");
  await enrolIn(id, student);
  await sql(`update "Enrollment" set "examDate" = current_date - 2 where "userId" = $1`, student.id);
  const html = await (await context.request.get("/dashboard")).text();
  expect(html).toContain("How did it go?");
  expect(html.indexOf("How did it go?")).toBeLessThan(html.indexOf("</main>"));
});

test("a declined card is told on every page, and nothing asks to upgrade; a cancelled plan can be resumed", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const student = await newStudent(context);
  const { id } = student;
  await sql(
    `update "User" set "subscriptionStatus" = 'past_due', "subscriptionSource" = 'stripe',
       "subscriptionCurrentPeriodEnd" = now() - interval '1 day', "subscriptionPaymentFailedAt" = now() where id = $1`,
    id,
  );
  const bar = page.getByRole("alert").filter({ hasText: "Your card was declined on" });
  for (const path of ["/dashboard", "/courses", "/profile"]) {
    await page.goto(path);
    await expect(bar).toContainText(dayInWords(inDays(0)));
    await expect(bar.getByRole("button", { name: "Update card" })).toBeVisible();
    await expect(page.getByRole("link", { name: /Upgrade/ })).toHaveCount(0);
  }
  await expectAccessibleInBothThemes(page);

  const course = await seededCourse("FA");
  await enrolIn(course.id, student);
  await page.goto(`/courses/${course.id}`);
  const { title = "" } = course.modules[1] ?? {};
  await moduleParts(page, title).button.click();
  await expect(page.getByRole("heading", { name: `Premium Content: ${title}` })).toBeVisible();
  await expect(page.getByRole("link", { name: /Upgrade|Subscribe Now/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Update payment method" }).first().click();
  await expect(page.getByRole("button", { name: "Update payment method" })).toBeVisible();
  await sql(`update "User" set "subscriptionCancelAtPeriodEnd" = true where id = $1`, id);
  await page.reload();
  await expect(page.getByText("Payment failed")).toBeVisible();
  await expect(page.getByText("All modules stay open until then")).toBeHidden();

  await sql(
    `update "User" set "subscriptionStatus" = 'active', "subscriptionCancelAtPeriodEnd" = true,
       "subscriptionPaymentFailedAt" = null, "subscriptionCurrentPeriodEnd" = now() + interval '30 days' where id = $1`,
    id,
  );
  await page.goto("/profile");
  await expect(bar).toBeHidden();
  await expect(region(page, "Subscription")).toContainText(`Ends on ${dayInWords(inDays(30))}`);
  await expect(region(page, "Subscription").getByRole("button", { name: "Resume" })).toBeVisible();
});
