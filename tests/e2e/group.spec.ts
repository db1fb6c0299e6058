import { devices, type Page } from "@playwright/test";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { castMember, createStudent, HOME, newStudent, signInAs, sql } from "@/tests/support/e2e-world";

const PHONE = { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, baseURL: HOME };

const chat = (page: Page) => page.getByRole("log", { name: "Messages" });
const bubble = (page: Page, text: string) => chat(page).getByRole("article").filter({ hasText: text });
const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });

async function makePrivateGroup(page: Page, name: string): Promise<void> {
  await page.goto("/community?tab=groups");
  await page.getByRole("link", { name: "Create Study Group" }).first().click();
  await page.getByLabel("Group name").fill(name);
  await page.getByLabel("Description").fill("Consolidation, every evening at eight.");
  await page.getByRole("switch", { name: "Private group" }).click();
  await page.getByRole("button", { name: "Create Group" }).click();
  await expect(toast(page)).toContainText("Study group created");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function invitationLink(page: Page): Promise<string> {
  await page.getByRole("tab", { name: /^Members/ }).click();
  await page.getByRole("button", { name: "Invite Members" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite Members" });
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByLabel("Invitation link").inputValue();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("tab", { name: "Chat" }).click();
  return link;
}

async function comeIn(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("Join to access")).toBeVisible();
  await page.getByRole("button", { name: "Join Group" }).click();
  await expect(chat(page)).toBeVisible();
  await expect(page).not.toHaveURL(/invite=/);
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(bubble(page, text)).toBeVisible();
}

/** What the API returns to this browser's user, requested from the page. */
const statusOf = (page: Page, path: string) => page.evaluate(async (asked) => (await fetch(asked)).status, path);

test("three students form a private group by link and chat on desktop and phone; one is removed and loses access", async ({
  page,
  context,
  elsewhere,
  browser,
  complaints,
}) => {
  const founder = await newStudent(context);
  const removed = await newStudent(elsewhere.context());
  const pocket = await browser.newContext(PHONE);
  await signInAs(pocket, await createStudent("Tess Ledger"));
  const phone = await pocket.newPage();
  const name = `Evening close ${founder.id.slice(-8)}`;

  await makePrivateGroup(page, name);
  const address = new URL(page.url()).pathname;
  const api = `/api/groups/${address.split("/").at(-1)}`;
  complaints.expectOf("status of 404", new RegExp(`^(${api}|${address})`));
  const link = await invitationLink(page);
  await elsewhere.goto(address);
  await expect(elsewhere.getByRole("heading", { name: "Group not found" })).toBeVisible();
  await comeIn(phone, link, name);
  await comeIn(elsewhere, link, name);

  await say(page, "Who has done the goodwill question?");
  await expect(bubble(phone, "goodwill question")).toBeVisible();
  await expect(bubble(elsewhere, "goodwill question")).toBeVisible();
  await say(phone, "I have, shall we compare?");
  await expect(bubble(page, "shall we compare?")).toBeVisible();

  const asked = bubble(phone, "goodwill question");
  await asked.getByRole("button", { name: "Like" }).tap();
  const liked = asked.getByRole("button", { name: "Like, 1" });
  await expect(liked).toHaveAttribute("aria-pressed", "true");
  // As in a thread: the heart alone is coloured.
  const colour = await liked.evaluate((button) => getComputedStyle(button).color);
  await expect(asked.getByRole("button", { name: "Reply" })).toHaveCSS("color", colour);
  await asked.getByRole("button", { name: "Reply" }).tap();
  await asked.getByRole("textbox", { name: "Your reply" }).fill("Mine is 4,500.");
  await asked.getByRole("button", { name: "Reply", exact: true }).last().tap();
  await expect(asked.getByRole("list", { name: "Replies" })).toContainText("Mine is 4,500.");
  await page.reload();
  await expect(bubble(page, "goodwill question").getByRole("button", { name: "Like, 1" })).toBeVisible();
  await expect(bubble(page, "goodwill question").getByRole("list", { name: "Replies" })).toContainText("4,500");

  const reply = asked.getByRole("list", { name: "Replies" }).getByRole("listitem");
  await asked.getByRole("button", { name: "Delete reply" }).tap();
  await reply.getByRole("button", { name: "Keep" }).tap();
  await asked.getByRole("button", { name: "Delete reply" }).tap();
  await reply.getByRole("button", { name: "Delete", exact: true }).tap();
  await expect(asked.getByText("Mine is 4,500.")).toHaveCount(0);

  const [gone] = await sql<{ username: string }>(`select username from "User" where id = $1`, removed.id);
  await page.getByRole("button", { name: "Group options" }).click();
  await page.getByRole("menuitem", { name: "Manage" }).click();
  await page.getByRole("dialog", { name: "Manage group" }).getByRole("tab", { name: "Members" }).click();
  await page.getByRole("button", { name: `Remove ${gone?.username}` }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toast(page)).toContainText("Member removed");
  for (const part of ["", "/messages", "/members", "/membership"])
    expect(await statusOf(elsewhere, api + part), part).toBe(404);
  await expect(elsewhere.getByRole("heading", { name: "Group not found" })).toBeVisible();
  await expect(elsewhere.getByText("goodwill question")).toHaveCount(0);
  for (const way of [address, link]) expect((await elsewhere.goto(way))?.status()).toBe(404);
  await expect(elsewhere.getByRole("heading", { name: "Group not found" })).toBeVisible();
  await pocket.close();
});

test("somebody invited by name learns who invites her, declines, and the founder sees no invitation any more", async ({
  page,
  context,
  elsewhere,
  complaints,
}) => {
  const founder = await newStudent(context);
  const invited = await newStudent(elsewhere.context());
  const username = invited.email.split("@")[0] ?? "";
  const name = `Quiet circle ${founder.id.slice(-8)}`;
  await makePrivateGroup(page, name);
  const address = new URL(page.url()).pathname;
  complaints.expectOf("status of 404", new RegExp(`^(/api/groups/${address.split("/").at(-1)}|${address})`));
  await page.getByRole("tab", { name: /^Members/ }).click();
  await page.getByRole("button", { name: "Invite Members" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite Members" });
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(dialog.getByRole("region", { name: "Open invitations" })).toContainText(username);
  await page.keyboard.press("Escape");

  await elsewhere.goto("/dashboard");
  await untilAlive(elsewhere);
  await bell(elsewhere).click();
  await elsewhere.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name }).click();
  await expect(elsewhere.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(elsewhere.getByText(`${founder.email.split("@")[0]} invites you`)).toBeVisible();
  await elsewhere.getByRole("button", { name: "Decline" }).click();
  await expect(elsewhere).toHaveURL("/community?tab=groups");
  await expect(elsewhere.getByText(name)).toHaveCount(0);
  expect((await elsewhere.goto(address))?.status()).toBe(404);

  await page.reload();
  await page.getByRole("tab", { name: /^Members/ }).click();
  await page.getByRole("button", { name: "Invite Members" }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("region", { name: "Open invitations" })).toHaveCount(0);
});

test("unread messages show on the group's tab, its card and the bell, until the chat is opened", async ({
  page,
  context,
}) => {
  const reader = await newStudent(context);
  await page.goto("/community/group/1");
  await page.getByRole("button", { name: "Join Group" }).click();
  await expect(chat(page)).toBeVisible();
  await page.goto("/dashboard");
  const linus = await castMember("linus");
  const other = await context.browser()?.newContext({ baseURL: HOME });
  if (!other) throw new Error("No browser");
  await signInAs(other, linus);
  const sent = await other.request.post("/api/groups/1/messages", { data: { content: `For ${reader.id}` } });
  expect(sent.status()).toBe(201);
  await other.close();

  await page.goto("/community");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  const tab = page.getByRole("tab", { name: "Study Groups" });
  await expect(tab).toHaveAccessibleName("Study Groups new messages");
  await tab.click();
  await expect(page.getByRole("listitem").filter({ hasText: "1 unread" })).toHaveCount(1);
  await page.getByRole("link", { name: /^View Group/ }).click();
  await expect(bubble(page, `For ${reader.id}`)).toBeVisible();
  await expect(page.getByText("New", { exact: true })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
});

test("the chat fills the window, on a phone without the bottom bar while somebody writes, and its menu leaves the group", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const [group] = await sql<{ id: number }>(
    `with made as (
       insert into "Group" (name, description, "createdBy", "memberCount", "lastMessageId")
       values ('Tall', 'At nine.', $1, 1, 0) returning id
     )
     insert into "GroupMember" ("groupId", "userId", role) select id, $1, 'member' from made returning "groupId" as id`,
    student.id,
  );
  await sql(
    `with said as (
       insert into "GroupMessage" ("groupId", "userId", content) select $1, $2, 'Line ' || n from generate_series(1, 40) n
       returning id
     )
     update "Group" set "lastMessageId" = (select max(id) from said) where id = $1`,
    group?.id,
    student.id,
  );
  const field = page.getByRole("textbox", { name: "Message" });
  const bar = page.getByRole("navigation", { name: "Quick" });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto(`/community/group/${group?.id}`);
  await expect(field).toBeFocused();
  expect(await height()).toBe(page.viewportSize()?.height);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(height).toBe(844);
  await expect(bar).toBeHidden();
  await expect(field).toBeInViewport({ ratio: 1 });
  await expect(bubble(page, "Line 40")).toBeInViewport();
  await field.blur();
  await expect(bar).toBeVisible();
  await expect(bubble(page, "Line 40")).toBeInViewport();
  expect((await chat(page).boundingBox())?.height).toBeGreaterThan(844 * 0.55);

  await untilAlive(page);
  // The first press while the bar is there.
  await page.getByRole("button", { name: "Add journal entry" }).click();
  await expect(page.getByLabel("Line 1, account")).toBeFocused();
  await page.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Group options" }).click();
  await page.getByRole("menuitem", { name: "Leave Group" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave Group" }).click();
  await expect(page.getByRole("button", { name: "Join Group" })).toBeVisible();
});

test("a site admin deletes another person's group after confirming, and the audit shows it", async ({
  page,
  context,
}) => {
  await signInAs(context, await castMember("root"));
  const [group] = await sql<{ id: number }>(
    `insert into "Group" (name, description, "isPrivate") values ('Answers for sale', 'x', true) returning id`,
  );
  await page.goto(`/community/group/${group?.id}`);
  await page.getByRole("button", { name: "Delete group" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete this group?" });
  await dialog.getByRole("button", { name: "Delete group" }).click();
  await expect(toast(page)).toContainText("Study group deleted");
  await expect(page).toHaveURL(/\/community\?tab=groups$/);
  const noted = await sql(`select from "AuditEntry" where action = 'group.delete' and "targetId" = $1`, `${group?.id}`);
  expect(noted).toHaveLength(1);
});

test("the number of members in the header follows the list of members", async ({ page, context }) => {
  const founder = await newStudent(context);
  const comer = await createStudent("Vera Quist");
  const [group] = await sql<{ id: number }>(
    `insert into "Group" (name, description, "createdBy", "memberCount", "lastMessageId") values ('Numbers', 'Who is there.', $1, 1, 0) returning id`,
    founder.id,
  );
  const join = (userId: string, role: string) =>
    sql(`insert into "GroupMember" ("groupId", "userId", role) values ($1, $2, $3)`, group?.id, userId, role);
  await join(founder.id, "admin");
  await page.goto(`/community/group/${group?.id}`);
  const header = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(header).toContainText("1 member ");
  await join(comer.id, "member");
  await sql(`update "Group" set "memberCount" = 2 where id = $1`, group?.id);
  await page.getByRole("tab", { name: /^Members/ }).click();
  await expect(page.getByRole("tabpanel")).toContainText(comer.email.split("@")[0] ?? "");
  await expect(header).toContainText("2 members", { timeout: 10_000 });
});

test("somebody who has joined is counted with the first message, and listed soon in the open list", async ({
  page,
  context,
}) => {
  const founder = await newStudent(context);
  const [comer, silent] = [await createStudent("Vera Quist"), await createStudent("Sol Minder")];
  const [group] = await sql<{ id: number }>(
    `insert into "Group" (name, description, "createdBy", "memberCount", "lastMessageId") values ('Comers', 'Who comes.', $1, 1, 0) returning id`,
    founder.id,
  );
  const join = async (userId: string, count: number) => {
    await sql(`insert into "GroupMember" ("groupId", "userId", role) values ($1, $2, 'member')`, group?.id, userId);
    await sql(`update "Group" set "memberCount" = $2 where id = $1`, group?.id, count);
  };
  await join(founder.id, 1);
  await page.clock.install();
  await page.goto(`/community/group/${group?.id}`);
  await say(page, "Who is there?");
  const header = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(header).toContainText("1 member ");
  await join(comer.id, 2);
  await sql(
    `with said as (insert into "GroupMessage" ("groupId", "userId", content) values ($1, $2, 'I am.') returning id)
     update "Group" set "lastMessageId" = said.id from said where "Group".id = $1`,
    group?.id,
    comer.id,
  );
  await page.clock.runFor(5500);
  await expect(bubble(page, "I am.")).toBeVisible();
  await expect(header).toContainText("2 members");

  await page.getByRole("tab", { name: /^Members/ }).click();
  const list = page.getByRole("tabpanel").getByRole("listitem");
  await expect(list).toHaveCount(2);
  await join(silent.id, 3);
  await page.clock.runFor(61_000);
  await expect(header).toContainText("3 members");
  await expect(list).toHaveCount(3);
});

test("after joining and leaving the list of groups is right, also with the browser's Back", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const founder = await createStudent("Vera Quist");
  const name = `Recounted ${student.id.slice(-8)}`;
  const [group] = await sql<{ id: number }>(
    `insert into "Group" (name, description, "createdBy", "memberCount", "lastMessageId") values ($1, 'Who is there.', $2, 1, 0) returning id`,
    name,
    founder.id,
  );
  await sql(`insert into "GroupMember" ("groupId", "userId", role) values ($1, $2, 'admin')`, group?.id, founder.id);
  const listed = (heading: string) =>
    page.getByRole("region", { name: heading }).getByRole("listitem").filter({ hasText: name });
  await page.goto("/community?tab=groups");
  await expect(listed("Public Study Groups")).toContainText("1 member");
  await listed("Public Study Groups").getByRole("link").click();
  await page.getByRole("button", { name: "Join Group" }).click();
  await expect(chat(page)).toBeVisible();
  await page.goBack();
  await expect(listed("Your Study Groups")).toContainText("2 members");
  await expect(listed("Public Study Groups")).toHaveCount(0);

  await listed("Your Study Groups").getByRole("link").click();
  await page.getByRole("button", { name: "Group options" }).click();
  await page.getByRole("menuitem", { name: "Leave Group" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave Group" }).click();
  await expect(page.getByRole("button", { name: "Join Group" })).toBeVisible();
  await page.goBack();
  await expect(listed("Public Study Groups")).toContainText("1 member");
  await expect(listed("Your Study Groups")).toHaveCount(0);
});

test("a group's form asks before it is left with something unsaved", async ({ page, context }) => {
  await newStudent(context);
  await page.goto("/community?tab=groups");
  await page.getByRole("link", { name: "Create Study Group" }).first().click();
  await page.getByLabel("Group name").fill("Evening circle");
  const asked = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Community" }).click();
  await asked.getByRole("button", { name: "Keep editing" }).click();
  await expect(page.getByLabel("Group name")).toHaveValue("Evening circle");
  await page.getByRole("button", { name: "Cancel" }).click();
  await asked.getByRole("button", { name: "Leave without saving" }).click();
  await expect(page).toHaveURL("/community?tab=groups");

  await makePrivateGroup(page, "Morning circle");
  await page.getByRole("button", { name: "Group options" }).click();
  await page.getByRole("menuitem", { name: "Manage" }).click();
  const manage = page.getByRole("dialog", { name: "Manage group" });
  await manage.getByLabel("Group name").fill("Noon circle");
  await page.keyboard.press("Escape");
  // Enter keeps what was typed.
  await expect(page.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page
    .getByRole("dialog", { name: "Close without saving?" })
    .getByRole("button", { name: "Close without saving" })
    .click();
  await expect(manage).toBeHidden();
  await page.getByRole("button", { name: "Group options" }).click();
  await page.getByRole("menuitem", { name: "Manage" }).click();
  await expect(manage.getByLabel("Group name")).toHaveValue("Morning circle");
  await page.keyboard.press("Escape");
  await expect(manage).toBeHidden();
});
