import type { Page } from "@playwright/test";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { createStudent, newStudent, sql } from "@/tests/support/e2e-world";

const card = (page: Page, text: string) => page.getByRole("listitem").filter({ hasText: text });

/** A thread of the student's with one reply by somebody else. */
async function ownThread(userId: string): Promise<{ id: number; replyId: number }> {
  const replier = await createStudent("Nora Lind");
  const [thread] = await sql<{ id: number }>(
    `insert into "Thread" ("forumId", "userId", title, slug, "postCount") select min(id), $1, 'Where does it go?', 'where-does-it-go', 2 from "Forum" returning id`,
    userId,
  );
  const id = thread?.id ?? 0;
  const [, reply] = await sql<{ id: number }>(
    `insert into "Post" ("threadId", "userId", "position", content) values ($1, $2, 1, 'My question'), ($1, $3, 2, 'My answer')
     returning id`,
    id,
    userId,
    replier.id,
  );
  return { id, replyId: reply?.id ?? 0 };
}

test("the focus stays where somebody works: editing, saving, marking and deleting a post", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const { id } = await ownThread(student.id);
  await page.goto(`/community/thread/${id}`);
  const own = card(page, "My question");
  await own.getByRole("button", { name: /^More about the post/ }).press("Enter");
  await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
  const field = page.getByLabel("Edit your post");
  await expect(field).toBeFocused();
  await field.fill("My question, put better");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("article").filter({ hasText: "put better" })).toBeFocused();

  const mark = card(page, "My answer").getByRole("button", { name: /Mark as Answer|Unmark Answer/ });
  await mark.press("Enter");
  await expect(toast(page)).toContainText("Answer marked");
  await expect(mark).toHaveText("Unmark Answer");
  await expect(mark).toBeFocused();

  await card(page, "put better")
    .getByRole("button", { name: /^More about the post/ })
    .press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  await page.getByRole("button", { name: "Delete post" }).press("Enter");
  await expect(card(page, "Removed by author")).toBeFocused();
});

test("the focus stays after joining a group, and after a reply in its chat", async ({ page, context }) => {
  const owner = await createStudent("Olaf Berg");
  await newStudent(context);
  const [group] = await sql<{ id: number }>(
    `insert into "Group" (name, description, "createdBy", "memberCount", "lastMessageId") values ('Focus', 'For the focus.', $1, 1, 0) returning id`,
    owner.id,
  );
  await sql(`insert into "GroupMember" ("groupId", "userId", role) values ($1, $2, 'admin')`, group?.id, owner.id);
  await sql(
    `with said as (insert into "GroupMessage" ("groupId", "userId", content) values ($1, $2, 'Hello there') returning id)
     update "Group" set "lastMessageId" = said.id from said where "Group".id = $1`,
    group?.id,
    owner.id,
  );
  await page.goto(`/community/group/${group?.id}`);
  await page.getByRole("button", { name: "Join Group" }).press("Enter");
  await expect(page.getByLabel("Message", { exact: true })).toBeVisible();
  await expect(page.locator("body:focus")).toHaveCount(0);
  await page.getByRole("button", { name: "Reply" }).press("Enter");
  await expect(page.getByLabel("Your reply")).toBeFocused();
  await page.keyboard.type("Good evening");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Replies" })).toContainText("Good evening");
  await expect(page.locator("article:focus, article :focus")).toHaveCount(1);
});

test("the focus stays after setting a password and after saving a picture", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/settings#password");
  await page.getByLabel("New Password").fill("a ledger of one's own");
  await page.getByLabel("Confirm Password").fill("a ledger of one's own");
  await page.getByRole("button", { name: "Set Password" }).press("Enter");
  await expect(toast(page)).toContainText("Password updated");
  await expect(page.getByRole("button", { name: "Change Password" })).toBeFocused();

  await page.goto("/profile");
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload picture" }).press("Enter");
  await (await choosing).setFiles("public/icon-192.png");
  await page.getByRole("button", { name: "Save picture" }).press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Change picture" })).toBeFocused();
});

test("the menu of a phone begins at the current page, not at Log out", async ({ page, context }) => {
  await newStudent(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/settings");
  const more = page.getByRole("button", { name: "More" });
  await more.press("Enter");
  await expect(page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Settings" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});

test("opening a thread reads its notifications", async ({ page, context }) => {
  const student = await newStudent(context);
  const { id, replyId } = await ownThread(student.id);
  await sql(
    `insert into "Notification" ("userId", title, message, cause, "relatedEntityType", "relatedEntityId")
     values ($1, 'New reply in your thread', 'nora replied', $2, 'post', $3)`,
    student.id,
    `reply:${replyId}`,
    replyId,
  );
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible();
  await page.goto(`/community/thread/${id}`);
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
});

test("the bell shows the replies in one thread as one row, and the earlier ones on request", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  await sql(
    `insert into "Notification" ("userId", title, message, link, cause, "relatedEntityType", "relatedEntityId")
     select $1, 'New reply in your thread', 'nora replied (' || n || ')', '/community/thread/1#post-' || n, 'reply:' || n, 'post', n
     from generate_series(1, 4) n`,
    student.id,
  );
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Notifications, 4 unread" }).click();
  const rows = page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("nora replied (4)");
  await rows.getByRole("button", { name: "Show 3 earlier: New reply in your thread" }).press("Enter");
  await expect(rows).toHaveCount(4);
  await expect(rows.first().getByRole("link")).toBeFocused();
  await rows
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(rows).toHaveCount(3);
  await expect(rows.first().getByRole("link")).toBeFocused();
});

test("the focus stays on the button once everything is saved, which then does nothing", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/settings");
  await untilAlive(page);
  await page.getByLabel("Full Name").fill("Mina Farrow-Lind");
  const save = page.getByRole("button", { name: "Save Changes" });
  await save.press("Enter");
  await expect(toast(page)).toContainText("Profile updated");
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  const asked: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && asked.push(request.url()));
  await save.press("Enter");
  await page.getByLabel("Full Name").press("Enter");
  expect(asked).toEqual([]);
});

test("notifications that could not be loaded say so, and are there after another try", async ({
  page,
  context,
  complaints,
}) => {
  await newStudent(context);
  await page.goto("/dashboard");
  await untilAlive(page);
  complaints.expectOf("503", "/api/user/notifications");
  const busy = { status: 503, json: { message: "The service is very busy right now.", code: "busy" } };
  await page.route("**/api/user/notifications", (route) => route.fulfill(busy));
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const list = page.getByRole("dialog", { name: "Notifications" });
  await expect(list.getByText("We could not load your notifications.")).toBeVisible();
  await expect(list.getByText("Nothing yet.")).toBeHidden();
  await page.unroute("**/api/user/notifications");
  await list.getByRole("button", { name: "Try again" }).click();
  await expect(list.getByText("Nothing yet.")).toBeVisible();
});

test("a title that was begun is continued when the dialog opens again, not replaced", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/community/forum/1");
  const open = page.getByRole("button", { name: "New Thread" });
  await open.click();
  const title = page.getByRole("dialog", { name: "New Thread" }).getByLabel("Title");
  await expect(title).toBeFocused();
  await page.keyboard.type("Accruals");
  await page.keyboard.press("Escape");
  await expect(title).toBeHidden();
  await open.click();
  await expect(title).toBeFocused();
  await page.keyboard.type(" and prepayments");
  await expect(title).toHaveValue("Accruals and prepayments");
});
