import type { Page } from "@playwright/test";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { holdBack } from "@/tests/support/e2e-visit";
import { castMember, HOME, newStudent, sql } from "@/tests/support/e2e-world";

/** A thread with this many replies by somebody else. */
async function longThread(replies: number): Promise<number> {
  const { id: by } = await castMember("grace");
  const [thread] = await sql<{ id: number }>(
    `insert into "Thread" ("forumId", "userId", title, slug, "postCount")
     select min(id), $1, 'A long talk about VAT', 'a-long-talk', $2 from "Forum" where "isActive" returning id`,
    by,
    replies + 1,
  );
  await sql(
    `insert into "Post" ("threadId", "userId", "position", content)
     select $1, $2, place, 'Reply ' || place || ': the VAT has an account of its own.' from generate_series(1, $3::int) place`,
    thread?.id,
    by,
    replies + 1,
  );
  return thread?.id ?? 0;
}

const WIDTHS = [320, 360, 390, 430, 640, 768, 1024, 1280];

for (const hasTouch of [false, true])
  test(`'Reply' stands beside the buttons of all posts at every width, ${hasTouch ? "with fingers" : "with a mouse"}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch, isMobile: hasTouch, baseURL: HOME });
    const page = await context.newPage();
    const student = await newStudent(context);
    const id = await longThread(12);
    // Who asked may mark an answer, so that her posts have the most buttons.
    await sql(`update "Thread" set "userId" = $2 where id = $1`, id, student.id);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(`/community/thread/${id}`);
      await expect(page.locator(".reply-dock button")).toBeVisible();
      const below = await page.evaluate(() => {
        const dock = document.querySelector(".reply-dock button")?.getBoundingClientRect() ?? new DOMRect();
        return [...document.querySelectorAll(".post-action")]
          .filter((button) => {
            const { left, right } = button.getBoundingClientRect();
            return left < dock.right && right > dock.left;
          })
          .map((button) => button.ariaLabel ?? button.textContent);
      });
      expect([...new Set(below)], `${width} px`).toEqual([]);
    }
    await context.close();
  });

const replyField = (page: Page) => page.getByLabel("Your reply");

test("a long thread opens at the first new post, by page numbers, and `r` goes to the reply", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const id = await longThread(64);
  await sql(`insert into "ThreadReader" ("threadId", "userId", seen) values ($1, $2, 45)`, id, student.id);
  await page.goto(`/community/thread/${id}`);
  await page.getByRole("link", { name: "Jump to new" }).click();
  await expect(page).toHaveURL(/page=3#post-\d+$/);
  await expect(page.getByText("New since your visit")).toBeInViewport();
  await expect(page.getByRole("article").filter({ hasText: "Reply 46:" })).toBeInViewport();
  await sql(`update "ThreadReader" set seen = 40 where "threadId" = $1`, id);
  await page.reload();
  await expect(page.getByText("New since your visit")).toBeVisible();
  await expect(page.getByRole("link", { name: "Jump to new" })).toHaveCount(0);

  const pages = page.getByRole("navigation", { name: "Pages of posts", exact: true });
  await expect(pages.getByRole("link", { name: /^Page/ })).toHaveText(["1", "2", "Page 3", "4"]);
  await pages.getByRole("link", { name: "Page 4" }).click();
  await expect(pages.getByRole("link", { name: "Page 4" })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("r");
  await expect(replyField(page)).toBeFocused();
  await page.keyboard.type("r and more");
  await expect(replyField(page)).toHaveValue("r and more");
  await expect
    .poll(() => sql(`select seen from "ThreadReader" where "threadId" = $1 and "userId" = $2`, id, student.id))
    .toEqual([{ seen: 65 }]);
});

for (const [where, width, height] of [
  ["desk", 1280, 800],
  ["phone", 390, 844],
] as const)
  test(`in a long thread 'Reply' stays in reach and brings the reply box (${where})`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await newStudent(context);
    await page.goto(`/community/thread/${await longThread(30)}`);
    const reply = page.getByRole("button", { name: "Reply", exact: true });
    await expect(reply).toBeInViewport({ ratio: 1 });
    const box = await reply.boundingBox();
    const bar = where === "phone" ? await page.getByRole("navigation", { name: "Quick" }).boundingBox() : null;
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? height);
    await reply.click();
    await expect(replyField(page)).toBeFocused();
    await expect(replyField(page)).toBeInViewport();
    await expect(reply).toHaveCount(0);

    // Nothing at the end is below it, and a thread whose reply box is in view has none.
    await page.getByRole("navigation", { name: "Pages of posts, below" }).scrollIntoViewIfNeeded();
    await expect(reply).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(reply).toBeVisible();
    await page.goto(`/community/thread/${await longThread(0)}`);
    await expect(replyField(page)).toBeInViewport();
    await expect(reply).toHaveCount(0);
  });

test("a toast stands above the reply box and never on its button", async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await newStudent(context);
  await page.goto(`/community/thread/${await longThread(0)}`);
  await replyField(page).fill("Thank you.");
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(toast(page)).toContainText("Reply posted");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const button = page.getByRole("button", { name: "Post Reply" });
  await expect
    .poll(async () => {
      const [above, below] = await Promise.all([toast(page).boundingBox(), button.boundingBox()]);
      return above && below ? below.y - (above.y + above.height) : -1;
    })
    .toBeGreaterThanOrEqual(0);
});

test("an icon button tells its name to a mouse that rests on it, and a button with words does not", async ({
  page,
  context,
}) => {
  await newStudent(context);
  await page.goto(`/community/thread/${await longThread(0)}`);
  const tooltip = page.locator('[data-slot="tooltip-content"]');
  const like = page.getByRole("button", { name: /^Like/ });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await like.hover();
    await expect(tooltip).toContainText("Like, 0 likes", { timeout: 2000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(tooltip).toHaveCount(0);
  await page.getByRole("button", { name: "Quote" }).hover();
  await like.hover();
  await expect(tooltip).toContainText("Like, 0 likes");
});

test("a toast that comes between a press and its release takes nothing from the button below", async ({
  page,
  context,
}) => {
  await newStudent(context);
  const id = await longThread(1);
  await page.goto(`/community/thread/${id}`);
  const answer = await holdBack(page, `**/api/threads/${id}/watching`);
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  const more = page.getByRole("button", { name: /^More about the post/ }).last();
  await more.hover();
  await page.mouse.down();
  answer();
  await expect(toast(page)).toContainText("You watch this thread");
  const [button, covered] = [await more.boundingBox(), await toast(page).boundingBox()];
  expect(covered?.y).toBeLessThan(button?.y ?? 0);
  expect((covered?.y ?? 0) + (covered?.height ?? 0)).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
  await page.mouse.up();
  await expect(page.getByRole("menuitem", { name: "Copy link" })).toBeVisible();
});

test("a thread is muted and watched again, and shows its author an earlier text and who likes it", async ({
  page,
  context,
}) => {
  const student = await newStudent(context);
  const id = await longThread(0);
  const [own] = await sql<{ id: number }>(
    `insert into "Post" ("threadId", "userId", "position", content) values ($1, $2, 2, 'My first thought') returning id`,
    id,
    student.id,
  );
  await sql(`update "Thread" set "postCount" = 2 where id = $1`, id);
  await sql(`insert into "PostLike" ("postId", "userId") values ($1, $2)`, own?.id, (await castMember("grace")).id);
  await sql(`update "Post" set "likeCount" = 1 where id = $1`, own?.id);
  await page.goto(`/community/thread/${id}`);
  await page.getByRole("button", { name: "Watching" }).click();
  await expect(toast(page)).toContainText("Thread muted");
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  await expect(toast(page)).toContainText("You watch this thread");

  const post = page.locator(`#post-${own?.id}`);
  const choose = async (name: string) => {
    await post.getByRole("button", { name: /^More about the post/ }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await choose("Edit");
  await post.getByRole("textbox").fill("My second thought");
  await post.getByRole("button", { name: "Save" }).click();
  await expect(toast(page).filter({ hasText: "Post updated" })).toBeVisible();
  await expect(post.getByRole("textbox")).toHaveCount(0);
  await expect(post.getByText("My second thought")).toBeVisible();
  await choose("Earlier versions");
  await expect(page.getByRole("dialog", { name: "Earlier versions" }).getByRole("listitem")).toContainText(
    "My first thought",
  );
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await choose("Who likes it");
  await expect(page.getByRole("dialog", { name: "Likes" }).getByRole("listitem")).toHaveText("Ggrace");
});
