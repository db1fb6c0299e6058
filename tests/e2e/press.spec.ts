import type { Page } from "@playwright/test";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { holdBack } from "@/tests/support/e2e-visit";
import { castMember, newStudent, signInAs, sql } from "@/tests/support/e2e-world";

const forumId = async () =>
  (await sql<{ id: number }>(`select id from "Forum" where "isActive" order by id limit 1`))[0]?.id ?? 0;

const countOf = async (text: string) => (await sql<object>(`select 1 from "Post" where content = $1`, text)).length;

test("a double click opens one thread and posts one reply, also when a response is lost", async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectOf("net::ERR_FAILED", /^\/api\/threads\/\d+\/posts$/);
  const who = await newStudent(context);
  const mark = who.id.slice(-8);
  await page.goto(`/community/forum/${await forumId()}`);
  await page.getByRole("button", { name: "New Thread" }).click();
  const dialog = page.getByRole("dialog", { name: "New Thread" });
  await dialog.getByLabel("Title").fill(`Pressed twice ${mark}`);
  await dialog.getByLabel("Content").fill(`Question ${mark}`);
  await dialog.getByRole("button", { name: "Create Thread" }).dblclick();
  await expect(page.getByRole("heading", { level: 1, name: `Pressed twice ${mark}` })).toBeVisible();
  expect(await countOf(`Question ${mark}`)).toBe(1);

  await page.getByLabel("Your reply").fill(`Reply ${mark}`);
  await page.getByRole("button", { name: "Post Reply" }).dblclick();
  await expect(toast(page)).toContainText("Reply posted");
  await expect(page.getByLabel("Your reply")).toHaveValue("");
  expect(await countOf(`Reply ${mark}`)).toBe(1);

  await loseAnswers(page, "**/api/threads/*/posts");
  await page.getByLabel("Your reply").fill(`Lost ${mark}`);
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(toast(page)).toContainText("Error posting reply");
  expect(await countOf(`Lost ${mark}`)).toBe(1);
  await page.unroute("**/api/threads/*/posts");
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(page.getByLabel("Your reply")).toHaveValue("");
  expect(await countOf(`Lost ${mark}`)).toBe(1);
});

const SIMILAR = "**/api/forums/*/similar?*";

test("similar threads that are found during a press move nothing under the pointer", async ({ page, context }) => {
  const who = await newStudent(context);
  const forum = await forumId();
  const title = `Depreciation of a lorry ${who.id.slice(-8)}`;
  for (const ending of ["sold", "scrapped", "exchanged"]) {
    const created = await page.request.post(`/api/forums/${forum}/threads`, {
      data: { title: `${title} ${ending}`, content: "A question" },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(created.status()).toBe(201);
  }
  const release = await holdBack(page, SIMILAR);
  await page.goto(`/community/forum/${forum}`);
  await page.getByRole("button", { name: "New Thread" }).click();
  const dialog = page.getByRole("dialog", { name: "New Thread" });
  const similar = dialog.getByRole("region", { name: "Similar threads" });
  const asked = page.waitForRequest(SIMILAR);
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Content").fill("Is the profit on disposal income?");
  await asked;
  const preview = dialog.getByRole("button", { name: "Preview" });
  await preview.hover();
  const place = await preview.boundingBox();
  await page.mouse.down();
  release();
  await expect(similar.getByRole("link").first()).toBeVisible();
  expect(await preview.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(dialog.getByRole("region", { name: "Preview" })).toContainText("Is the profit on disposal income?");

  await similar.getByRole("button", { name: "2 more" }).click();
  await expect(similar.getByRole("link", { name: title })).toHaveCount(3);
  await expect(similar.getByRole("link", { name: `${title} sold` })).toHaveAttribute(
    "href",
    /^\/community\/thread\/\d+$/,
  );
  const lefts = await similar
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);
});

/** The request arrives, but its response is lost. */
const loseAnswers = (page: Page, address: string) =>
  page.route(address, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    await route.abort("failed");
  });

test("an admin retitles, hides, shows, moves and deletes a thread; its author retitles it", async ({
  page,
  context,
  elsewhere,
}) => {
  const who = await newStudent(context);
  const mark = who.id.slice(-8);
  const forum = await forumId();
  const created = await page.request.post(`/api/forums/${forum}/threads`, {
    data: { title: `Wy ${mark}`, content: "A question" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const { id } = await created.json();
  const address = `/community/thread/${id}`;
  const menu = async (one: Page, item: string) => {
    await one.getByRole("button", { name: "Thread options" }).click();
    await one.getByRole("menuitem", { name: item }).click();
  };

  await page.goto(address);
  await expect(page.getByRole("button", { name: "Mark as Answer" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Report" })).toHaveCount(0);
  await menu(page, "Edit title");
  await page.getByRole("dialog", { name: "Edit title" }).getByLabel("Title").fill(`Why ${mark}?`);
  await page.getByRole("button", { name: "Save title" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Why ${mark}?` })).toBeVisible();

  await signInAs(elsewhere.context(), await castMember("root"));
  await elsewhere.goto(address);
  await elsewhere.getByRole("button", { name: "Report" }).click();
  await elsewhere.getByRole("dialog").getByLabel("Spam").check();
  await elsewhere.getByRole("button", { name: "Send report" }).click();
  await expect(elsewhere.getByRole("button", { name: "Reported" })).toBeVisible();
  await menu(elsewhere, "Hide thread");
  await expect(elsewhere.getByText("Thread hidden").first()).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  await menu(elsewhere, "Show thread again");
  await expect(elsewhere.getByLabel("Your reply")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);
  await menu(elsewhere, "Move thread");
  const moving = elsewhere.getByRole("dialog", { name: "Move thread" });
  await moving.getByLabel("Forum").selectOption({ index: 1 });
  await moving.getByRole("button", { name: "Move thread" }).click();
  await expect(moving).toBeHidden();
  await menu(elsewhere, "Delete thread");
  await elsewhere.getByRole("alertdialog").getByRole("button", { name: "Delete thread" }).click();
  await expect(elsewhere).toHaveURL(/\/community\/forum\/\d+$/);
  expect((await page.request.get(address)).status()).toBe(404);
});
