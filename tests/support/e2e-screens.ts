import { expect, type Page } from "@playwright/test";
import { moduleParts, tick, toast } from "./e2e-parts";
import { HOME, mailTo, newAddress, seededCourse, sql } from "./e2e-world";

/** The viewer: a visitor, a new user, or one of the seeded users. */
export type Viewer = "visitor" | "newcomer" | "ada" | "grace" | "root";

export type Screen = {
  name: string;
  viewer: Viewer;
  path: string | (() => Promise<string>);
  /** What to click before the screen is shown; resolves when it is. */
  prepare?: (page: Page) => Promise<unknown>;
  status?: 404;
  /** The three prerendered pages have no nonce. */
  prerendered?: true;
};

const course = (code: string) => async () => `/courses/${(await seededCourse(code)).id}`;

const ofCourse = (code: string, page: string) => async () => `/courses/${(await seededCourse(code)).id}/${page}`;

const editor = (code: string) => async () => {
  const [topic] = await sql<{ id: number }>(`select id from "Topic" where code = $1`, code);
  return `/admin/lessons/${topic?.id}`;
};

const lesson = (code: string) => async () => {
  const [topic] = await sql<{ id: number; courseId: number }>(
    `select t.id, m."courseId" from "Topic" t join "Module" m on m.id = t."moduleId" where t.code = $1`,
    code,
  );
  return `/courses/${topic?.courseId}/topics/${topic?.id}`;
};

const outline = (code: string) => async () => `/admin/courses?tab=modules&course=${(await seededCourse(code)).id}`;

/** Every screen of the product. Add a line for a new one; all tests of screens then include it. */
export const SCREENS: Screen[] = [
  { name: "landing", viewer: "visitor", path: "/", prerendered: true },
  { name: "terms", viewer: "visitor", path: "/#terms", prerendered: true, prepare: (page) => dialog(page, "Terms") },
  {
    name: "privacy",
    viewer: "visitor",
    path: "/#privacy",
    prerendered: true,
    prepare: (page) => dialog(page, "Privacy"),
  },
  { name: "get started", viewer: "visitor", path: "/get-started", prerendered: true },
  {
    name: "get started, with errors",
    viewer: "visitor",
    path: "/get-started",
    prerendered: true,
    prepare: sendNothing,
  },
  { name: "sign in", viewer: "visitor", path: "/auth", prerendered: true },
  { name: "mail sent", viewer: "visitor", path: "/auth", prerendered: true, prepare: askForLink },
  { name: "link, ready", viewer: "visitor", path: freshLink, prepare: (page) => heading(page, "One more step") },
  { name: "link, expired", viewer: "visitor", path: `/auth/verify?token=${"0".repeat(64)}` },
  { name: "link, expired, signed in", viewer: "ada", path: `/auth/verify?token=${"0".repeat(64)}` },
  { name: "link, incomplete", viewer: "visitor", path: "/auth/verify" },
  { name: "dashboard, first day", viewer: "newcomer", path: "/dashboard" },
  { name: "dashboard", viewer: "ada", path: "/dashboard" },
  { name: "dashboard of an admin", viewer: "root", path: "/dashboard" },
  { name: "admin dashboard", viewer: "root", path: "/admin" },
  { name: "admin courses", viewer: "root", path: "/admin/courses" },
  { name: "outline of a course", viewer: "root", path: outline("FA"), prepare: unfoldModule },
  { name: "audit", viewer: "root", path: "/admin/audit" },
  { name: "lesson editor", viewer: "root", path: editor("FA.D.inventory"), prepare: seePreview },
  { name: "lesson editor, empty", viewer: "root", path: editor("PM.F.working-with-response-options") },
  { name: "admin forums", viewer: "root", path: "/admin/community/forums" },
  { name: "forum form, with errors", viewer: "root", path: "/admin/community/forums", prepare: sendBlankForum },
  { name: "deleting a forum", viewer: "root", path: "/admin/community/forums", prepare: askToDeleteForum },
  { name: "admin reports", viewer: "root", path: reportsWithOne },
  { name: "admin search", viewer: "root", path: "/admin", prepare: searchAsAdmin },
  { name: "notifications", viewer: "grace", path: "/dashboard", prepare: openBell },
  { name: "user menu", viewer: "ada", path: "/dashboard", prepare: openMenu },
  { name: "courses", viewer: "newcomer", path: "/courses" },
  { name: "courses, enrolled", viewer: "grace", path: "/courses?tab=enrolled" },
  { name: "courses, none found", viewer: "ada", path: "/courses?q=zzz" },
  { name: "courses, none enrolled", viewer: "newcomer", path: "/courses?tab=enrolled" },
  { name: "course, before enrolling", viewer: "newcomer", path: course("AUD"), prepare: openSecond },
  { name: "course", viewer: "ada", path: course("FA") },
  { name: "course, Premium needed", viewer: "ada", path: course("FA"), prepare: meetPremium },
  { name: "course with Premium", viewer: "grace", path: course("MA") },
  { name: "lesson", viewer: "ada", path: lesson("FA.A.the-regulatory-framework") },
  {
    name: "lesson with entries and accounts",
    viewer: "root",
    path: lesson("FA.D.accruals-and-prepayments"),
    prepare: unfold,
  },
  { name: "topic without a lesson", viewer: "root", path: lesson("PM.F.working-with-response-options") },
  { name: "lesson, Premium needed", viewer: "ada", path: lesson("FA.D.inventory") },
  { name: "lesson, before enrolling", viewer: "newcomer", path: lesson("FA.D.inventory") },
  { name: "unknown lesson", viewer: "ada", path: "/courses/1/topics/2147483647", status: 404 },
  { name: "leaving a course", viewer: "ada", path: course("BT"), prepare: askToLeave },
  { name: "a toast", viewer: "newcomer", path: course("FA"), prepare: completeTopic },
  { name: "unknown course", viewer: "ada", path: "/courses/2147483647", status: 404 },
  {
    name: "lesson with a chart",
    viewer: "ada",
    path: lesson("MA.A.cost-classification"),
    prepare: (page) => expect(page.getByRole("img", { name: /Costs of a workshop/ })).toBeVisible(),
  },
  { name: "readiness, too early", viewer: "ada", path: ofCourse("FA", "readiness") },
  { name: "readiness", viewer: "grace", path: ofCourse("MA", "readiness") },
  { name: "how good estimates are", viewer: "ada", path: "/readiness" },
  { name: "practice, first day", viewer: "newcomer", path: "/practice" },
  { name: "practice", viewer: "grace", path: "/practice" },
  { name: "mistakes", viewer: "ada", path: "/practice/mistakes" },
  { name: "mock exams", viewer: "grace", path: ofCourse("MA", "mock") },
  { name: "mock exams, Premium needed", viewer: "ada", path: ofCourse("FA", "mock") },
  { name: "mock exams, bank too small", viewer: "grace", path: ofCourse("FR", "mock") },
  { name: "admin questions", viewer: "root", path: "/admin/questions" },
  { name: "an admin's question", viewer: "root", path: oneQuestion },
  { name: "admin, reported problems", viewer: "root", path: "/admin/questions/reports" },
  { name: "progress, first day", viewer: "newcomer", path: "/progress" },
  { name: "progress", viewer: "grace", path: "/progress" },
  { name: "calendar", viewer: "ada", path: "/calendar" },
  { name: "calendar, the month on a phone", viewer: "ada", path: "/calendar?view=month" },
  { name: "plan by week", viewer: "grace", path: "/calendar?view=plan" },
  {
    name: "calendar feed",
    viewer: "ada",
    path: "/calendar?feed=1",
    prepare: (page) => dialog(page, "Subscribe in your own calendar"),
  },
  { name: "profile", viewer: "grace", path: "/profile" },
  { name: "settings", viewer: "ada", path: "/settings" },
  { name: "uploads", viewer: "ada", path: "/test-upload" },
  { name: "new address, incomplete link", viewer: "visitor", path: "/auth/confirm-email" },
  { name: "plans, signed out", viewer: "visitor", path: "/subscribe" },
  { name: "plans", viewer: "ada", path: "/subscribe?cancelled=1" },
  { name: "granted plan", viewer: "grace", path: "/subscribe" },
  {
    name: "invalid payment",
    viewer: "ada",
    path: "/auth-success",
    prepare: (page) => heading(page, "Something went wrong"),
  },
  { name: "community, as a visitor", viewer: "visitor", path: "/community" },
  { name: "community", viewer: "ada", path: "/community" },
  { name: "study groups", viewer: "ada", path: "/community?tab=groups" },
  { name: "forum", viewer: "visitor", path: "/community/forum/1" },
  { name: "thread", viewer: "ada", path: "/community/thread/1" },
  { name: "unknown forum", viewer: "visitor", path: "/community/forum/abc", status: 404 },
  { name: "unknown thread", viewer: "ada", path: "/community/thread/2147483647", status: 404 },
  { name: "new group", viewer: "ada", path: "/community/groups/new" },
  { name: "group", viewer: "ada", path: "/community/group/1" },
  { name: "users, for an admin", viewer: "root", path: "/admin/users" },
  { name: "unknown page", viewer: "visitor", path: "/nowhere", status: 404 },
  { name: "unknown page, signed in", viewer: "ada", path: "/nowhere/at-all", status: 404 },
  { name: "API reference", viewer: "visitor", path: "/api/docs", prerendered: true },
];

async function oneQuestion(): Promise<string> {
  const [question] = await sql<{ id: number }>(`select min(id) as id from "Question" where kind = 'journal'`);
  return `/admin/questions/${question?.id}`;
}

const heading = (page: Page, name: string) => expect(page.getByRole("heading", { name })).toBeVisible();

const dialog = (page: Page, name: string) => expect(page.getByRole("dialog", { name })).toBeVisible();

async function freshLink(): Promise<string> {
  const email = newAddress();
  const headers = { "Content-Type": "application/json", Origin: HOME };
  const response = await fetch(`${HOME}/api/auth/magic-link`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email }),
  });
  expect(response.status).toBe(200);
  return (await mailTo(email)).link;
}

async function sendNothing(page: Page) {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Name must be at least 2 characters.")).toBeVisible();
}

async function askForLink(page: Page) {
  await page.getByLabel("Email address").fill(newAddress());
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await heading(page, "Check your inbox");
}

async function openBell(page: Page) {
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem").first()).toBeVisible();
}

async function openMenu(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Ada" }).click();
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
}

async function reportsWithOne(): Promise<string> {
  await sql(`insert into "PostReport" ("postId", "userId", reason, note)
    select p.id, u.id, 'other', 'Is this still right?' from "User" u, (select min(id) as id from "Post") p
    where u.username = 'ada' on conflict do nothing`);
  return "/admin/community/forums?tab=reports";
}

async function sendBlankForum(page: Page) {
  await page.getByRole("button", { name: "Create Forum" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create Forum" }).click();
  await expect(page.getByText("Please provide a name for the forum.")).toBeVisible();
}

async function askToDeleteForum(page: Page) {
  await page.getByRole("button", { name: "Delete Exam day" }).click();
  await expect(page.getByRole("alertdialog")).toContainText(/with \d+ threads? and \d+ posts?/);
}

async function searchAsAdmin(page: Page) {
  await page.getByRole("combobox").fill("gra");
  await expect(page.getByRole("option").first()).toContainText("Grace Menon");
}

async function openSecond(page: Page) {
  const { button } = moduleParts(page, (await seededCourse("AUD")).modules[1]?.title ?? "");
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
}

async function meetPremium(page: Page) {
  const title = (await seededCourse("FA")).modules[2]?.title ?? "";
  await moduleParts(page, title).button.click();
  await heading(page, `Premium Content: ${title}`);
}

async function unfoldModule(page: Page) {
  const title = (await seededCourse("FA")).modules[0]?.title ?? "";
  await page.getByRole("button", { name: title, exact: true }).click();
  await expect(page.getByRole("list", { name: `Topics of ${title}` })).toBeVisible();
}

async function seePreview(page: Page) {
  await expect(page.locator(".writing-lesson").first()).toBeVisible();
}

async function unfold(page: Page) {
  for (const answer of await page.getByText("Answer", { exact: true }).all()) await answer.click();
}

async function askToLeave(page: Page) {
  await page.getByRole("button", { name: "Leave course" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
}

async function completeTopic(page: Page) {
  await tick(page.getByRole("checkbox").first());
  await expect(toast(page)).toContainText("Topic completed");
}
