import type { Locator, Page } from "@playwright/test";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { castMember, newStudent, signInAs, sql } from "@/tests/support/e2e-world";

/** Writes an entry of two lines by keyboard; the first account has the focus. */
async function typeEntry(page: Page, credit: string): Promise<void> {
  await expect(page.getByLabel("Line 1, account")).toBeFocused();
  await page.keyboard.type("Bank");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1500");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Line 2, account")).toBeFocused();
  await page.keyboard.type("Sales");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(credit);
}

async function expectEntry(entry: Locator): Promise<void> {
  await expect(entry.getByRole("row", { name: "Bank" })).toHaveText("Bank1,500");
  await expect(entry.getByRole("row", { name: "Total" })).toHaveText("Total1,5001,500");
}

test("an entry is written into a reply line by line, changed, previewed beside the text and posted", async ({
  page,
  context,
}) => {
  await newStudent(context);
  const [thread] = await sql<{ id: number }>(`select id from "Thread" where not "isLocked" order by id limit 1`);
  await page.goto(`/community/thread/${thread?.id}`);
  const reply = page.getByLabel("Your reply");
  await reply.fill("I think so:");
  await page.getByRole("button", { name: "Add journal entry" }).click();
  await typeEntry(page, "1400");
  const editor = page.getByRole("region", { name: "Journal entry" });
  await expect(editor.getByText("Debits 1,500 · Credits 1,400 · differ by 100").first()).toBeVisible();
  await expect(reply).toHaveValue("I think so:\n\n```journal\nDr Bank 1500\nCr Sales 1400\n```");
  await editor.getByRole("button", { name: "Done" }).click();
  await expect(reply).toBeFocused();

  // The cursor stands at the end of the entry, so the same entry is changed.
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("differ by 100");
  await reply.focus();
  await page.getByRole("button", { name: "Add journal entry" }).click();
  await page.getByLabel("Line 2, credit").fill("1500");
  await expectEntry(preview.getByRole("table"));
  await page.getByRole("button", { name: "Post Reply" }).click();
  await expect(toast(page)).toContainText("Reply posted");
  await expect(editor).toBeHidden();
  await expectEntry(page.getByRole("table", { name: "Journal entry" }).last());
});

test("where lines are cards, Enter on a line's side goes to its amount and sends nothing", async ({
  page,
  context,
}) => {
  await newStudent(context);
  const [thread] = await sql<{ id: number }>(`select id from "Thread" where not "isLocked" order by id limit 1`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/community/thread/${thread?.id}`);
  const reply = page.getByLabel("Your reply");
  await reply.fill("I think so:");
  await page.getByRole("button", { name: "Add journal entry" }).click();
  await expect(page.getByLabel("Line 1, account")).toBeFocused();
  await page.keyboard.type("Bank");
  await page.getByRole("group", { name: "Line 1, side" }).getByRole("radio", { name: "Dr" }).press("Enter");
  await expect(page.getByLabel("Line 1, amount")).toBeFocused();
  await page.keyboard.type("1500");
  await expect(reply).toHaveValue("I think so:\n\n```journal\nDr Bank 1500\n```");
});

test("Escape closes the entry's editor and not the dialog around it, whose buttons stay in view", async ({
  page,
  context,
}) => {
  await newStudent(context);
  const [forum] = await sql<{ id: number }>(`select min(id) as id from "Forum"`);
  await page.goto(`/community/forum/${forum?.id}`);
  await page.getByRole("button", { name: "New Thread" }).click();
  const dialog = page.getByRole("dialog", { name: "New Thread" });
  await dialog.getByLabel("Title").fill("Cash sale");
  await dialog.getByLabel("Content").fill("Is this right?");
  for (const size of [
    { width: 1280, height: 640 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await dialog.getByRole("button", { name: "Add journal entry" }).click();
    await expect(page.getByLabel("Line 1, account")).toBeFocused();
    await page.keyboard.type("Bank");
    await expect(dialog.getByRole("button", { name: "Create Thread" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("region", { name: "Journal entry" })).toBeHidden();
    await expect(dialog.getByLabel("Content")).toBeFocused();
    await expect(dialog.getByLabel("Content")).toHaveValue("Is this right?\n\n```journal\nDr Bank\n```");
    await dialog.getByLabel("Content").fill("Is this right?");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("an entry is written into a chat message", async ({ page, context }) => {
  await signInAs(context, await castMember("linus"));
  const [group] = await sql<{ groupId: number }>(
    `select m."groupId" from "GroupMember" m join "User" u on u.id = m."userId" where u.username = 'linus' order by 1 limit 1`,
  );
  await page.goto(`/community/group/${group?.groupId}`);
  await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
  await page.keyboard.type("Like **this**:");
  await page.getByRole("button", { name: "Add journal entry" }).click();
  await typeEntry(page, "1500");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  const bubble = page.getByRole("log", { name: "Messages" }).getByRole("article").last();
  await expect(bubble.locator("strong")).toHaveText("this");
  await expectEntry(bubble.getByRole("table", { name: "Journal entry" }));
  await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
});

test("what is selected in a post is quoted, else its first lines", async ({ page, context }) => {
  await newStudent(context);
  const [post] = await sql<{ id: number; threadId: number; content: string }>(
    `select p.id, p."threadId", p.content from "Post" p join "Thread" t on t.id = p."threadId"
     where not t."isLocked" and p."position" = 1 and p.content not like '%>%' and length(p.content) > 80 order by p.id limit 1`,
  );
  await page.goto(`/community/thread/${post?.threadId}`);
  const card = page.locator(`#post-${post?.id}`);
  await card.getByRole("button", { name: "Quote" }).click();
  const reply = page.getByLabel("Your reply");
  await expect(reply).toBeFocused();
  const [, first = ""] = (await reply.inputValue()).split("\n");
  expect(post?.content).toContain(first.replace(/^> /, "").replace(/ …$/, ""));
  await reply.fill("");
  const text = await card
    .locator("p", { hasText: /\w{4}/ })
    .last()
    .evaluate((paragraph) => {
      const range = document.createRange();
      range.setStart(paragraph.firstChild as Node, 0);
      range.setEnd(paragraph.firstChild as Node, 10);
      document.getSelection()?.removeAllRanges();
      document.getSelection()?.addRange(range);
      return range.toString().trim();
    });
  await card.getByRole("button", { name: "Quote" }).click();
  await expect(reply).toHaveValue(new RegExp(`wrote:\\n> ${text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}\\n`));
});
