import type { Client } from "pg";
import { connected } from "@/local/database.mjs";
import { findRunning } from "@/local/running.mjs";
import { LEGAL_POSTS } from "@/scripts/bench/legal-posts.mjs";
import { fullThreads } from "@/scripts/bench/worst-threads.mjs";
import { expect, test } from "@/tests/support/e2e-test";
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
  await whole.click();
  await expect(whole).toHaveCount(0);
  await expect.poll(letters).toBe(20_000);

  const third = posts.nth(2);
  await third.getByRole("button", { name: /^More about the post/ }).click();
  await page.getByRole("menuitem", { name: "Edit" }).click();
  const field = page.getByLabel("Edit your post");
  await expect(field).toBeVisible();
  expect([...(await field.inputValue())].length).toBe(20_000);
});
