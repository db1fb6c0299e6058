import type { Client } from "pg";
import { connected } from "@/local/database.mjs";
import { findRunning } from "@/local/running.mjs";
import { LEGAL_POSTS } from "@/scripts/bench/legal-posts.mjs";
import { fullThreads } from "@/scripts/bench/worst-threads.mjs";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { castMember, createSession, DATA_DIR, HOME, newStudent, signInAs, sql } from "@/tests/support/e2e-world";

const MOST_BYTES = 1_500_000;
const HEAVY = ["plain prose", "three hundred paragraphs", "a statement", "formulas", "Chinese", "emoji", "ampersands"];
const shapes = Object.fromEntries(Object.entries(LEGAL_POSTS).filter(([shape]) => HEAVY.includes(shape)));

/** A thread for each of these texts, with twenty posts of it. */
async function threadsFull(of: Record<string, string>): Promise<Record<string, number>> {
  const cookie = `session=${await createSession(await castMember("grace"))}`;
  return connected(findRunning(DATA_DIR)?.databaseUrl ?? "", (client: Client) =>
    fullThreads(client, { url: HOME, cookie, shapes: of }),
  );
}

test.afterEach(() => sql(`delete from "Thread" where title like 'Full of %'`));

test("a page of twenty of the largest posts stays within 1.5 MB, for a visitor, a member and an admin", async ({
  context,
  request,
}) => {
  expect(Object.keys(shapes)).toEqual(HEAVY);
  const threads = await threadsFull(shapes);
  await signInAs(context, await castMember("root"));
  for (const [shape, id] of Object.entries(threads))
    for (const asking of [request, context.request]) {
      const response = await asking.get(`/community/thread/${id}`);
      expect(response.status(), shape).toBe(200);
      expect((await response.body()).byteLength, shape).toBeLessThanOrEqual(MOST_BYTES);
    }
});

test("a post that is too large for its page is shown whole when asked for, and edited whole", async ({
  page,
  context,
}) => {
  const author = await newStudent(context);
  const { emoji } = await threadsFull({ emoji: LEGAL_POSTS.emoji ?? "" });
  await sql(`update "Post" set "userId" = $1 where "threadId" = $2`, author.id, emoji);
  await page.goto(`/community/thread/${emoji}`);
  const posts = page.getByRole("article", { name: /^Post by / });
  await expect(posts).toHaveCount(20);
  const first = posts.nth(1);
  const whole = first.getByRole("button", { name: "Show the whole post" });
  const letters = () =>
    first
      .locator(".writing")
      .textContent()
      .then((text) => [...(text ?? "")].length);
  expect(await letters()).toBeLessThan(1000);
  await untilAlive(page);
  await whole.press("Enter");
  await expect(whole).toHaveCount(0);
  await expect.poll(letters).toBe(20_000);
  // The focus is where the reader goes on, and not at the top of the page.
  const revealed = first.locator(".writing > *").first();
  await expect(revealed).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(first.getByRole("button", { name: /^(Like|Unlike)/ })).toBeFocused();

  const third = posts.nth(2);
  await third.getByRole("button", { name: /^More about the post/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const field = page.getByLabel("Edit your post");
  await expect(field).toBeVisible();
  expect([...(await field.inputValue())].length).toBe(20_000);
});

test("a page of the longest chat messages stays within 1.5 MB, and earlier messages follow", async ({
  page,
  context,
}) => {
  const { id: userId } = await newStudent(context);
  const [group] = await sql<{ id: number }>(
    `insert into "Group" (name, description, "memberCount") values ('Long talk', 'Messages of 4,000 signs.', 1) returning id`,
  );
  const id = group?.id ?? 0;
  await sql(`insert into "GroupMember" ("groupId", "userId") values ($1, $2)`, id, userId);
  await sql(
    `insert into "GroupMessage" ("groupId", "userId", content, "commentCount")
     select $1, $2, repeat('&', 4000), 3 from generate_series(1, 12)`,
    id,
    userId,
  );
  await sql(
    `insert into "GroupMessageComment" ("messageId", "userId", content)
     select m.id, $2, repeat('&', 4000) from "GroupMessage" m, generate_series(1, 3) where m."groupId" = $1`,
    id,
    userId,
  );
  await sql(
    `update "Group" set "lastMessageId" = (select max(id) from "GroupMessage" where "groupId" = $1) where id = $1`,
    id,
  );
  const response = await context.request.get(`/community/group/${id}`);
  expect(response.status()).toBe(200);
  expect((await response.body()).byteLength).toBeLessThanOrEqual(MOST_BYTES);

  await page.goto(`/community/group/${id}`);
  // The chat scrolls to its end then, and would move the button away below the pointer.
  await untilAlive(page);
  const messages = page.getByRole("log", { name: "Messages" }).getByText(/^&{4000}$/);
  const earlier = page.getByRole("button", { name: "Show earlier messages" });
  // Six messages with three replies each weigh 100 kB.
  await expect(messages).toHaveCount(6 * 4);
  await earlier.press("Enter");
  await expect(messages).toHaveCount(12 * 4);
  await expect(earlier).toHaveCount(0);
  await sql(`delete from "Group" where id = $1`, id);
});
