import type { Page } from "@playwright/test";
import { tick, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { enrolIn, newStudent, seededCourse, signInAs, sql } from "@/tests/support/e2e-world";

const OFFLINE = "net::ERR_INTERNET_DISCONNECTED";
const bar = (page: Page) => page.getByText(/^You are offline\./);
const ticked = async (userId: string) =>
  (await sql<object>(`select 1 from "Progress" where "userId" = $1 and completed`, userId)).length;

/** A thread and a group of this student, with a message in the group. */
async function ownPlaces(userId: string): Promise<{ thread: number; group: number }> {
  const [places = { thread: 0, group: 0 }] = await sql<{ thread: number; group: number }>(
    `with thread as (
       insert into "Thread" ("forumId", "userId", title, slug, "postCount")
       select min(id), $1, 'Where does it go?', 'where-does-it-go', 1 from "Forum" returning id
     ), post as (
       insert into "Post" ("threadId", "userId", "position", content) select id, $1, 1, 'My question' from thread
     ), place as (
       insert into "Group" (name, description, "createdBy", "memberCount", "lastMessageId")
       values ('On the train', 'For the way to work.', $1, 1, 0) returning id
     ), member as (
       insert into "GroupMember" ("groupId", "userId", role) select id, $1, 'admin' from place
     )
     select thread.id as thread, place.id as group from thread, place`,
    userId,
  );
  await sql(
    `with said as (insert into "GroupMessage" ("groupId", "userId", content) values ($1, $2, 'Hello there') returning id)
     update "Group" set "lastMessageId" = said.id from said where "Group".id = $1`,
    places.group,
    userId,
  );
  return places;
}

test("without a connection a tick is kept and sent later, and a pressed link waits on the same screen", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf(OFFLINE, /^\//);
  const student = await newStudent(context);
  const { id } = await seededCourse("FA");
  await enrolIn(id, student);
  await page.goto(`/courses/${id}`);
  const topic = page.getByRole("checkbox").first();
  const second = page.getByRole("checkbox").nth(1);
  await tick(topic);
  await expect.poll(() => ticked(student.id)).toBe(1);

  await context.setOffline(true);
  await expect(bar(page)).toBeVisible();
  await second.click();
  await expect(second).toBeChecked();
  await expect(toast(page)).toContainText("Kept on this device");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Calendar" }).click();
  await expect(page).toHaveURL(new RegExp(`/courses/${id}$`));
  await expect(second).toBeChecked();
  expect(await ticked(student.id)).toBe(1);

  await context.setOffline(false);
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => ticked(student.id)).toBe(2);
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
});

test("a press that finds no connection keeps the screen, and the page opens when there is one again", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("net::ERR_FAILED", /^\//);
  await newStudent(context);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  const heading = page.getByRole("heading", { level: 1 });
  const title = await heading.textContent();
  // The browser says that there is a network, but nothing comes through.
  await page.route(/_rsc=|\/api\/|\/dashboard$/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Calendar" }).click();
  await expect(bar(page)).toBeVisible();
  await expect(heading).toBeVisible();
  await expect(heading).toHaveText(title ?? "");
  await page.unroute(/_rsc=|\/api\/|\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test("a reply that could not be sent says so, and no failed refetch speaks over it", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("net::ERR_FAILED", /^\//);
  await newStudent(context);
  await page.goto("/community/thread/1");
  const reply = page.getByLabel("Your reply");
  await reply.fill("It is a provision.");
  await page.route("**/api/**", (route) => route.abort());
  const refetched = page.waitForRequest(
    (request) => /\/api\/threads\/1(\/posts)?(\?|$)/.test(request.url()) && request.method() === "GET",
  );
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(toast(page)).toContainText("Error posting reply");
  await refetched;
  await expect(bar(page)).toBeVisible();
  await expect(toast(page)).toContainText("Error posting reply");
  await page.reload();
  await expect(reply).toHaveValue("It is a provision.");
});

test("a tab that starts anew without a connection has lost nothing that was typed", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf(OFFLINE, /^\//);
  const student = await newStudent(context);
  const { thread, group } = await ownPlaces(student.id);
  await page.goto(`/community/thread/${thread}`);
  const edit = page.getByLabel("Edit your post");
  const openEditor = async () => {
    await page.getByRole("button", { name: /^More about the post/ }).click();
    await page.getByRole("menuitem", { name: "Edit" }).click();
  };
  const reply = page.getByLabel("Your reply");
  await openEditor();
  await edit.fill("My question, put better");
  await reply.fill("It is a provision.");

  await page.goto(`/community/group/${group}`);
  const said = page.getByRole("article").filter({ hasText: "Hello there" });
  await said.hover();
  await said.getByRole("button", { name: "Reply", exact: true }).click();
  await said.getByLabel("Your reply").fill("Good evening");
  await untilAlive(page);
  await context.setOffline(true);
  await page.getByLabel("Message", { exact: true }).fill("Sent in a tunnel");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Not sent")).toBeVisible();
  await page.getByLabel("Message", { exact: true }).fill("And the next one");
  await expect(page.reload()).rejects.toThrow(OFFLINE);

  await context.setOffline(false);
  await page.goto(`/community/group/${group}`);
  await expect(page.getByLabel("Message", { exact: true })).toHaveValue("And the next one");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("article").filter({ hasText: "Sent in a tunnel" })).toBeVisible();
  await expect(page.getByText("Not sent")).toHaveCount(0);
  await said.hover();
  await said.getByRole("button", { name: "Reply", exact: true }).click();
  await expect(said.getByLabel("Your reply")).toHaveValue("Good evening");
  await page.reload();
  await expect(page.getByText("Sent in a tunnel")).toHaveCount(1);
  await expect(page.getByText("Not sent")).toHaveCount(0);

  await page.goto(`/community/thread/${thread}`);
  await expect(reply).toHaveValue("It is a provision.");
  await openEditor();
  await expect(edit).toHaveValue("My question, put better");
  // What is left on purpose does not come back.
  await page.getByRole("button", { name: "Cancel" }).click();
  await openEditor();
  await expect(edit).toHaveValue("My question");
});

test("a reply that was begun waits for its author, and nobody else who uses this browser sees it", async ({
  page,
  context,
}) => {
  const author = await newStudent(context);
  const { thread } = await ownPlaces(author.id);
  const reply = page.getByLabel("Your reply");
  const address = `/community/thread/${thread}`;
  await page.goto(address);
  await reply.fill("Between you and me");
  await newStudent(context);
  await page.goto(address);
  await untilAlive(page);
  await expect(reply).toHaveValue("");
  await reply.fill("Somebody else's words");
  await signInAs(context, author);
  await page.goto(address);
  await expect(reply).toHaveValue("Between you and me");
});

test("a session that ended elsewhere: the sign-in page says so, knows the address, and the tick is sent afterwards", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("status of 401", /^\/api\//);
  const student = await newStudent(context);
  const { id } = await seededCourse("FA");
  await enrolIn(id, student);
  await page.route("**/unread-count", (route) => route.fulfill({ json: { count: 0 } }));
  await page.goto(`/courses/${id}`);
  const topic = page.getByRole("checkbox").first();
  await untilAlive(page);
  // The tick must be the first call that finds the session gone.
  await page.waitForLoadState("networkidle");
  await sql(`delete from "Session" where "userId" = $1`, student.id);
  await topic.click();
  await expect(
    page.getByText("You were signed out on another device or in another tab. Sign in to go on."),
  ).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(student.email);
  expect(await ticked(student.id)).toBe(0);

  await signInAs(context, student);
  await page.goto(`/courses/${id}`);
  await expect(topic).toBeChecked();
  expect(await ticked(student.id)).toBe(1);
  await page.goto("/auth");
  await expect(page.getByText(/^You were signed out/)).toHaveCount(0);
});
