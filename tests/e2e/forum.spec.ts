import type { Page } from "@playwright/test";
import { region, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { newStudent, sql } from "@/tests/support/e2e-world";

const QUESTION = `We sold goods for cash. Is this right?

\`\`\`journal
Dr Bank 1,200
  Cr Sales 1,000
  Cr VAT 200
Cash sale of 3 May
\`\`\`

1. Dr comes first (500) * and no bullet`;
const ANSWER = "Yes: the bank takes the VAT in, and you owe it.";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const post = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

/** Opens the only unread notification, which must have this title, and follows its link. */
async function followBell(page: Page, title: string): Promise<void> {
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await bell(page).click();
  await page.getByRole("dialog", { name: "Notifications" }).getByRole("link", { name: title }).click();
}

async function ask(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "New Thread" }).click();
  const dialog = page.getByRole("dialog", { name: "New Thread" });
  await expect(dialog.getByRole("button", { name: "Create Thread" })).toBeDisabled();
  await dialog.getByLabel("Title").fill(title);
  await dialog.getByLabel("Content").fill(QUESTION);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("region", { name: "Preview" }).getByRole("table")).toBeVisible();
  await dialog.getByRole("button", { name: "Create Thread" }).click();
  await expect(toast(page)).toContainText("Thread created");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

test("a student asks in the FA forum with a journal entry, another answers, the first marks it, both are notified", async ({
  page,
  context,
  elsewhere,
}) => {
  const asker = await newStudent(context);
  await newStudent(elsewhere.context());
  const [fa] = await sql<{ id: number; name: string }>(
    `select f.id, f.name from "Forum" f join "Course" c on c.id = f."courseId" where c.code = 'FA'`,
  );
  const title = `Where does the VAT go, ${asker.id.slice(-8)}?`;
  await page.goto("/community");
  await page.getByRole("link", { name: `View Forum: ${fa?.name}` }).click();
  await ask(page, title);

  const entry = page.getByRole("table", { name: "Journal entry" });
  await expect(entry.getByRole("row", { name: "Total" })).toHaveText("Total1,2001,200");
  await expect(entry.getByRole("row", { name: "VAT" })).toHaveText("VAT200");
  await expect(page.getByText("Debits and credits agree.")).toBeVisible();
  await expect(page.getByText("Dr comes first (500) * and no bullet")).toBeVisible();
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(0);

  await elsewhere.goto(page.url());
  await elsewhere.getByLabel("Your reply").fill(ANSWER);
  await elsewhere.getByRole("button", { name: "Post Reply" }).click();
  await expect(toast(elsewhere)).toContainText("Reply posted");
  await expect(post(elsewhere, ANSWER).getByRole("button", { name: "Mark as Answer" })).toHaveCount(0);

  await followBell(page, "New reply in your thread");
  await expect(page).toHaveURL(/#post-\d+$/);
  await post(page, ANSWER).getByRole("button", { name: "Mark as Answer" }).click();
  await expect(toast(page)).toContainText("Answer marked");
  await expect(post(page, ANSWER).getByText("Solution", { exact: true })).toBeVisible();
  await expect(region(page, "Answer")).toContainText(ANSWER);

  await followBell(elsewhere, "Your post is the answer");
  await expect(region(elsewhere, "Answer")).toContainText(ANSWER);
  await elsewhere.getByRole("link", { name: fa?.name ?? "" }).click();
  const row = elsewhere.getByRole("listitem").filter({ hasText: title });
  await expect(row.getByText("Solved", { exact: true })).toBeVisible();
  await elsewhere.getByRole("link", { name: "Unanswered" }).click();
  await expect(elsewhere).toHaveURL(/filter=unanswered/);
  await expect(row).toHaveCount(0);
});

test("a solved thread has its question and answer as data for search engines, also for visitors", async ({ page }) => {
  const [solved] = await sql<{ id: number; title: string; content: string }>(
    `select t.id, t.title, p.content from "Thread" t join "Post" p on p."threadId" = t.id
     where p."isAnswer" and p."position" > 1 order by t.id limit 1`,
  );
  const address = `/community/thread/${solved?.id}`;
  await page.goto(address);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${address}$`));
  const data = JSON.parse((await page.locator("script[type='application/ld+json']").textContent()) ?? "");
  expect(data).toMatchObject({
    "@type": "QAPage",
    mainEntity: { name: solved?.title, acceptedAnswer: { "@type": "Answer", text: solved?.content } },
  });
  await expect(region(page, "Answer")).toBeVisible();
  await expect(page.getByText("Sign in to reply to this thread.")).toBeVisible();
});

test("removed posts in a row are one line, which a link to one of them unfolds", async ({ page, context }) => {
  const student = await newStudent(context);
  const [thread] = await sql<{ id: number }>(
    `insert into "Thread" ("forumId", "userId", title, slug, "postCount") select min(id), $1, 'A long quarrel', 'a-long-quarrel', 6 from "Forum" returning id`,
    student.id,
  );
  const removed = await sql<{ id: number }>(
    `insert into "Post" ("threadId", "userId", "position", content, "deletedBy", "deletedAt")
     select $1, $2, n, case when n in (1, 6) then 'Text ' || n else '' end,
            case when n in (1, 6) then null else 'author' end, case when n in (1, 6) then null else now() end
     from generate_series(1, 6) n returning id, "deletedBy"`,
    thread?.id,
    student.id,
  );
  const address = `/community/thread/${thread?.id}`;
  await page.goto(address);
  await expect(post(page, "Text 6")).toBeVisible();
  await expect(page.getByText("1 reply", { exact: true })).toBeVisible();
  const gone = page.getByText("Removed by author");
  await expect(gone).toHaveCount(4);
  await expect(gone.first()).toBeHidden();
  await page.getByText("4 removed posts").click();
  await expect(gone.first()).toBeVisible();
  await page.goto("/dashboard");
  await page.goto(`${address}#post-${removed[2]?.id}`);
  await expect(page.locator(`#post-${removed[2]?.id}`)).toBeInViewport();

  // One that is removed while the page is open stays in its place.
  await post(page, "Text 6")
    .getByRole("button", { name: /^More about the post/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete post" }).click();
  await expect(gone.filter({ visible: true })).toHaveCount(5);
  await expect(page.getByText("0 replies")).toBeVisible();
  await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click();
  const row = page.getByRole("listitem").filter({ has: page.locator(`a[href="${address}"]`) });
  await expect(row).toContainText("0 replies");
  await expect(row).not.toContainText("last reply");
});
