import type { Page } from "@playwright/test";
import { adminLink, adminMenu, expectToast, fillIn, threadBy } from "@/tests/support/e2e-admin";
import { moduleParts, sideNavigation, tick } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { type Account, createStudent, signInAs, sql } from "@/tests/support/e2e-world";
import { picture } from "@/tests/support/uploads";

const COURSE = "Forensic accounting";
const DESCRIPTION = "How figures are made to lie, and how they are found out.";

test("a new admin creates a course, sees it as a student, reorders it, grants Premium, resolves a report, deletes it and finds it all in the audit", async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const student = await createStudent("Nora Quill");
  await signInAs(elsewhere.context(), student);

  await page.goto(await adminLink());
  await page.getByRole("button", { name: "Continue to Pacioli" }).click();
  await page.getByRole("link", { name: "Overview" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");

  await buildCourse(page);
  const [course = { id: 0 }] = await sql<{ id: number }>(`select id from "Course" where title = $1`, COURSE);

  await page.getByRole("tab", { name: "Courses" }).click();
  await inMenu(page, "View as student");
  await expect(page).toHaveURL(`/courses/${course.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(COURSE);
  await expect(page.getByText("Only admins see this course until it is published.")).toBeVisible();
  await expect(moduleParts(page, "Traces").topics).toHaveCount(3);

  // Nobody else sees it or is told of it before it is published.
  expect((await elsewhere.request.get(`/api/courses/${course.id}`)).status()).toBe(404);
  expect(await newsOf(elsewhere)).not.toContain(COURSE);
  await adminCourses(page);
  await page.getByRole("button", { name: `Publish ${COURSE}` }).click();
  await expectToast(page, "Course published and announced");
  await expect(card(page).getByText("Draft")).toBeHidden();

  // The student is notified, enrols and completes the free module; the second one needs Premium.
  await expect.poll(() => newsOf(elsewhere)).toContain("New course");
  await elsewhere.goto("/courses");
  const enrolled = elsewhere.waitForResponse((response) => response.url().endsWith("/enroll"));
  await elsewhere.getByRole("article").filter({ hasText: COURSE }).getByRole("button", { name: "Enroll Now" }).click();
  expect((await enrolled).status()).toBe(201);
  await elsewhere.goto(`/courses/${course.id}`);
  await tick(moduleParts(elsewhere, "Traces").topics.first());
  await expect(sideNavigation(elsewhere)).toContainText("Free Plan");

  await page.goto(`/admin/courses?tab=modules&course=${course.id}`);
  await page.getByRole("button", { name: "Move Court up" }).click();
  await expectToast(page, "Order saved");
  await expect(page.getByRole("row").nth(1)).toContainText("Court");
  await elsewhere.reload();
  await expect(elsewhere.getByRole("button", { name: /^(Court|Traces)$/ })).toHaveText([/Court/, /Traces/]);

  await grantPremium(page, student);
  await elsewhere.reload();
  await expect(sideNavigation(elsewhere)).toContainText("Premium Plan");

  await resolveReport(page, elsewhere);
  await deleteCourse(page, elsewhere);
  await readAudit(page);
});

const card = (page: Page) => page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: COURSE }) });

/** An entry of the course's menu. */
async function inMenu(page: Page, name: string) {
  await card(page)
    .getByRole("button", { name: `More for ${COURSE}` })
    .click();
  await page.getByRole("menuitem", { name }).click();
}

async function adminCourses(page: Page) {
  await page.goto("/admin/courses");
  await expect(card(page)).toBeVisible();
}

async function newsOf(page: Page): Promise<string> {
  const list: { title: string; message: string }[] = await (await page.request.get("/api/user/notifications")).json();
  return list.map(({ title, message }) => `${title}: ${message}`).join("\n");
}

async function buildCourse(page: Page) {
  await adminMenu(page, "Courses").click();
  await page.getByRole("button", { name: "Create Course" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Create Course" }).click();
  await expect(form).toContainText("Title must be at least 3 characters");
  await expect(form).toContainText("Description must be at least 10 characters");
  const buffer = await picture(640, 360).png().toBuffer();
  await form.getByLabel("Or upload a picture").setInputFiles({ name: "cover.png", mimeType: "image/png", buffer });
  await expect(form.getByLabel("Image URL (optional)")).toHaveValue(/^\/uploads\/.+\.webp$/);
  await expect(form.getByRole("img", { name: "Preview" })).toBeVisible();
  await fillIn(page, { Title: COURSE, Description: DESCRIPTION }, "Create Course");
  await expectToast(page, "Course created as a draft");

  await card(page).getByRole("button", { name: COURSE, exact: true }).click();
  await page.getByRole("button", { name: "Create Module" }).click();
  const texts = (title: string) => ({ Title: title, Description: `All about ${title.toLowerCase()} of a fraud.` });
  const module = page.getByRole("dialog");
  await expect(module.getByLabel("Order")).toHaveAccessibleDescription(/^Counts from 0\./);
  for (const [label, text] of Object.entries(texts("Traces"))) await module.getByLabel(label).fill(text);
  await module.getByRole("button", { name: "Create and add another" }).click();
  await expect(module.getByLabel("Title")).toHaveValue("");
  await expect(module.getByLabel("Title")).toBeFocused();
  await fillIn(page, texts("Court"), "Create Module");
  for (const title of ["Traces", "Court"])
    await expect(page.getByRole("cell", { name: title, exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Topics" }).click();
  await page.getByLabel("Module", { exact: true }).selectOption({ label: "Traces" });
  await pasteTopics(page, "Benford's law\n\nRound sums | Why liars like round numbers.\nWeekend entries", 3);
  await page.getByLabel("Module", { exact: true }).selectOption({ label: "Court" });
  await pasteTopics(page, "Expert witnesses\nReports to a court", 2);
}

async function pasteTopics(page: Page, text: string, count: number) {
  await page.getByRole("button", { name: "Paste list" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("textbox").fill(`ab\n${text}`);
  await expect(form.getByRole("status")).toHaveText(`${count} of ${count + 1} lines can be created`);
  await form.getByRole("button", { name: "Create topics" }).click();
  await expect(form.getByRole("alert")).toContainText("Line 1: Title must be at least 3 characters");
  await form.getByRole("textbox").fill(text);
  await form.getByRole("button", { name: `Create ${count} topics` }).click();
  await expectToast(page, `${count} topics created`);
  await expect(page.getByRole("row")).toHaveCount(count + 1);
}

/** Uses the search of the top bar by keyboard. */
async function grantPremium(page: Page, { name, email }: Account) {
  await page.keyboard.press("/");
  await page.keyboard.type(email);
  const found = page.getByRole("listbox", { name: "Search results" }).getByRole("group", { name: /^Users/ });
  await expect(found.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "User details" });
  await expect(details).toContainText(name);
  await expect(details).toContainText(COURSE);
  await details.getByRole("button", { name: "Grant 12-Month Subscription" }).click();
  await expectToast(page, "Subscription Granted");
  await expect(details).toContainText("Active: Premium, granted");
  await details.getByRole("button", { name: "Close" }).click();
}

async function resolveReport(page: Page, elsewhere: Page) {
  const author = await createStudent("Sly Seller");
  const title = `Cheap answers ${author.id.slice(-6)}`;
  const { thread } = await threadBy(author, title);
  await elsewhere.goto(`/community/thread/${thread}`);
  await elsewhere.getByRole("button", { name: "Report" }).click();
  const dialog = elsewhere.getByRole("dialog", { name: "Report this post" });
  await dialog.getByLabel("Spam").check();
  await dialog.getByLabel("Note").fill("He sells answers.");
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expectToast(elsewhere, "Post reported");

  await adminMenu(page, "Dashboard").click();
  await page.locator("#attention").getByRole("link", { name: "Open reports" }).click();
  await expect(page.getByRole("tab", { name: /^Reports/ })).toHaveAttribute("aria-selected", "true");
  const reported = page.getByRole("article", { name: title });
  for (const said of ["Buy all answers here.", "Spam", "He sells answers.", `Forum of ${title}`])
    await expect(reported).toContainText(said);
  await reported.getByRole("button", { name: "Hide" }).click();
  await expectToast(page, "Post hidden");
  await expect(reported).toBeHidden();

  await elsewhere.reload();
  await expect(elsewhere.getByText("Hidden by a moderator")).toBeVisible();
  await expect(elsewhere.getByText("Buy all answers here.")).toBeHidden();
  expect(await newsOf(elsewhere)).toContain(`You reported a post in "${title}". It is hidden now.`);
}

async function deleteCourse(page: Page, elsewhere: Page) {
  await adminMenu(page, "Courses").click();
  await inMenu(page, "Delete");
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question).toContainText("2 modules, 5 topics, 1 enrolment, and the progress of 1 learner");
  await question.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Course deleted");
  await expect(card(page)).toBeHidden();
  await elsewhere.goto("/courses");
  await expect(elsewhere.getByRole("article").first()).toBeVisible();
  await expect(elsewhere.getByText(COURSE)).toHaveCount(0);
}

const AUDIT_ACTIONS = [
  `deleted the course ${COURSE}`,
  "hid a reported post in Cheap answers",
  "granted Premium to Nora Quill",
  "put the modules in another order in the course",
  "published the course",
  "created topics:",
  "created the module",
  "created the course",
  "uploaded a course picture",
];

/** The actions, newest first. */
async function readAudit(page: Page) {
  await adminMenu(page, "Audit").click();
  const audit = page.getByRole("list", { name: "Audit" });
  await page.getByLabel("Admin's username").fill("root");
  await page.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/actor=root/);
  const deletion = audit.getByRole("listitem").first();
  await expect(deletion).toContainText(`root deleted the course ${COURSE}`);
  const entries = await audit.getByRole("listitem").allTextContents();
  const places = AUDIT_ACTIONS.map((said) => entries.findIndex((entry) => entry.includes(said)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  expect(entries.filter((entry) => entry.includes("searched the users"))).toEqual([]);
  await deletion.locator("summary").click();
  await expect(deletion).toContainText("topics: 5");

  await page.getByLabel("Action").selectOption("Granted Premium to");
  await page.getByRole("button", { name: "Filter" }).click();
  await audit.getByRole("link", { name: "Nora Quill" }).first().click();
  await expect(page.getByRole("dialog", { name: "User details" })).toContainText("Nora Quill");
}
