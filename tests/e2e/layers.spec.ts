import type { Page } from "@playwright/test";
import { tick } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { castMember, enrolIn, newStudent, seededCourse, signInAs, sql } from "@/tests/support/e2e-world";

const back = (page: Page) => page.evaluate(() => window.history.back());
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });

async function openCalendar(page: Page) {
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  await menu(page).getByRole("link", { name: "Calendar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
}

test("Back closes an open dialog and the menu of a phone; without one it goes back", async ({ page, context }) => {
  await newStudent(context);
  await openCalendar(page);
  await page.getByRole("button", { name: "Add Event" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add event" });
  await expect(dialog).toBeVisible();
  await back(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/calendar/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "More" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toBeVisible();
  await back(page);
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/calendar/);
  await back(page);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("Back closes the terms on the landing page", async ({ page }) => {
  await page.goto("/");
  const terms = page.getByRole("dialog", { name: "Terms" });
  await page.getByRole("link", { name: "Terms" }).click();
  await expect(terms).toBeVisible();
  await back(page);
  await expect(terms).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Terms" }).click();
  await expect(terms).toBeVisible();
});

test("a filled event asks before Escape or Back throw it away", async ({ page, context }) => {
  await newStudent(context);
  await openCalendar(page);
  await page.getByRole("button", { name: "Add Event" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add event" });
  await dialog.getByLabel("Title").fill("Study group");
  const question = page.getByRole("dialog", { name: "Close without saving?" });
  for (const leave of [() => page.keyboard.press("Escape"), () => back(page)]) {
    await leave();
    await expect(question).toBeVisible();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(question).toBeHidden();
    await expect(dialog.getByLabel("Title")).toHaveValue("Study group");
  }
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Close without saving" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Add Event" }).first().click();
  await expect(dialog.getByLabel("Title")).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("Back closes a user's sheet and stays on the list", async ({ page, context }) => {
  await signInAs(context, await castMember("root"));
  await page.goto("/admin");
  await page.getByRole("link", { name: "Manage users" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
  await page
    .getByRole("button", { name: /^Details of / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/user=/);
  await back(page);
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(/\/admin\/users$/);
});

test("a tick in one tab shows in the other within seconds, without a reload", async ({ page, context }) => {
  const student = await newStudent(context);
  const { id } = await seededCourse("FA");
  await enrolIn(id, student);
  await page.goto(`/courses/${id}`);
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`/courses/${id}`);
  await tick(other.getByRole("checkbox").first());
  await expect
    .poll(async () => (await sql<object>(`select 1 from "Progress" where "userId" = $1`, student.id)).length)
    .toBe(1);
  await expect(page.getByRole("checkbox").first()).toBeChecked();
});

test("the server writes the age of a recent post and the bell's number, so that neither changes after loading", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  await sql(
    `insert into "Notification" ("userId", type, title, message, link, cause) values ($1, 'info', 'One', 'A message', '/dashboard', 'test:1')`,
    student.id,
  );
  const created = await page.request.post("/api/forums/1/threads", {
    data: { title: `Age of ${student.id}`, content: "A question" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const html = await (await page.request.get(`/community/thread/${(await created.json()).id}`)).text();
  expect(html).toMatch(/<time[^>]*>just now<\/time>/);
  expect(html).toContain("Notifications, 1 unread");
});

test("somebody who is signed in finds the way to her dashboard on the landing page", async ({
  page,
  context,
  elsewhere,
}) => {
  await newStudent(context);
  await page.goto("/dashboard");
  // The page notes it for this browser once it is alive.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([key, value]) => key.includes("signed-in") && value.includes("yes")),
  );
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Log in" })).toHaveCount(0);
  await elsewhere.goto("/");
  await expect(elsewhere.getByRole("banner").getByRole("link", { name: "Get Started" })).toBeVisible();
  await elsewhere.getByRole("link", { name: "Subscribe Now" }).click();
  await expect(elsewhere).toHaveURL("/get-started?next=%2Fsubscribe");
  await elsewhere.setViewportSize({ width: 390, height: 844 });
  await elsewhere.goto("/");
  await elsewhere.getByRole("heading", { name: "One plan. One price." }).scrollIntoViewIfNeeded();
  await expect(elsewhere.getByRole("link", { name: "Get Started", exact: true }).filter({ visible: true })).toHaveCount(
    2,
  );
});

test("a deleted account is confirmed on the landing page", async ({ page, context }) => {
  const { email } = await newStudent(context);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Your account is deleted").first()).toBeVisible();
  await expect(page).toHaveURL("/");
});
