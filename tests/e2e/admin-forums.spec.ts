import { asAdmin, expectToast, fillIn, report, threadBy } from "@/tests/support/e2e-admin";
import { expect, test } from "@/tests/support/e2e-test";
import { createStudent, sql } from "@/tests/support/e2e-world";

const FORUMS = "/admin/community/forums";

test("a forum is created, refused a slug in use, moved, made inactive, and deleted with its content", async ({
  page,
  elsewhere,
  complaints,
}) => {
  complaints.expectOf("409", "/api/forums");
  complaints.expectOf("404", /^\/community\/forum\/\d+$/);
  await asAdmin(page);
  await page.goto(FORUMS);
  const create = page.getByRole("button", { name: "Create Forum" });
  await create.click();
  const form = page.getByRole("dialog", { name: "Create Forum" });
  await form.getByLabel("Order", { exact: true }).fill("");
  await form.getByRole("button", { name: "Create Forum" }).click();
  await expect(form).toContainText("Please provide a name for the forum.");
  await expect(form).toContainText("Please use a whole number from 0 to 10,000.");
  await expect(form.getByLabel("Name")).toBeFocused();

  const [{ count } = { count: 0 }] = await sql<{ count: number }>(`select count(*)::int from "Forum"`);
  // What is filled in is not thrown away without a question.
  const leaving = page.getByRole("dialog", { name: "Close without saving?" });
  await page.keyboard.press("Escape");
  await leaving.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByLabel("Order", { exact: true })).toHaveValue("");
  await page.keyboard.press("Escape");
  await leaving.getByRole("button", { name: "Close without saving" }).click();
  await expect(create).toBeFocused();
  await create.click();
  await expect(form.getByLabel("Order", { exact: true })).toHaveValue(String(count));
  await form.getByLabel("Name").fill("Leases & IFRS 16");
  await expect(form).toContainText("Left blank, it is made of the name: leases-ifrs-16");
  await form.getByLabel("Slug (optional)").fill("welcome-and-help");
  await form.getByRole("button", { name: "Create Forum" }).click();
  await expectToast(page, "Error creating forum");
  await expect(form.getByText("Another forum has this slug.")).toBeVisible();
  await form.getByLabel("Course").selectOption({ label: "ACCA FR: Financial Reporting" });
  await fillIn(page, { "Slug (optional)": "", "Description (optional)": "Who has the asset?" }, "Create Forum");
  await expectToast(page, "Forum created");

  const row = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Leases & IFRS 16" }) });
  for (const said of ["leases-ifrs-16", "ACCA FR: Financial Reporting", "Who has the asset?"])
    await expect(row).toContainText(said);
  await row.getByRole("button", { name: "Move Leases & IFRS 16 up" }).click();
  await expectToast(page, "Order saved");

  const [{ id } = { id: 0 }] = await sql<{ id: number }>(`select id from "Forum" where slug = 'leases-ifrs-16'`);
  expect((await elsewhere.goto(`/community/forum/${id}`))?.status()).toBe(200);
  await row.getByRole("button", { name: "Edit Leases & IFRS 16" }).click();
  await page.getByRole("switch", { name: "Active" }).click();
  await fillIn(page, { Name: "Leases" }, "Save Changes");
  await expectToast(page, "Forum updated");
  const renamed = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Leases" }) });
  await expect(renamed).toContainText("Inactive");
  expect((await elsewhere.goto(`/community/forum/${id}`))?.status()).toBe(404);

  await sql(
    `with t as (insert into "Thread" ("forumId", title, slug, "postCount", "updatedAt") values ($1, 'A', 'a', 3, now()) returning id)
     insert into "Post" ("threadId", content, "position", "updatedAt") select t.id, 'A', n, now() from t, generate_series(1, 3) n`,
    id,
  );
  await renamed.getByRole("button", { name: "Delete Leases" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(question).toContainText('This deletes "Leases" with 1 thread and 3 posts.');
  await question.getByRole("button", { name: "Delete" }).click();
  await expectToast(page, "Forum deleted");
  await expect(renamed).toBeHidden();
});

test("the bell shows a new report without a reload, the search finds it, and every decision has its effect", async ({
  page,
  elsewhere,
}) => {
  await asAdmin(page);
  const [seller, student] = [await createStudent("Sly Seller"), await createStudent("Nora Quill")];
  const mark = seller.id.slice(-6);
  await page.goto(`${FORUMS}?tab=reports`);
  const before = await openReports();
  const bell = page.getByRole("banner").getByRole("link", { name: /need/ });
  const first = await threadBy(seller, `First offer ${mark}`);
  await report(first.post, student, `Trap ${mark}`);
  await expect(page.getByRole("tab", { name: /^Reports/ })).toContainText(String(before + 1));
  await expect(bell).toContainText("need attention");
  const reported = page.getByRole("article", { name: `First offer ${mark}` });
  await expect(reported).toContainText(`Trap ${mark}`);

  const second = await threadBy(seller, `Second offer ${mark}`);
  await report(second.post, student, "The same again");
  await page.keyboard.press("/");
  await page.keyboard.type(`second offer ${mark}`);
  const reports = page.getByRole("listbox").getByRole("group", { name: /^Open reports/ });
  await expect(reports.getByRole("option")).toContainText(`Second offer ${mark}`);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${FORUMS}?tab=reports&post=${second.post}`);
  await expect(page.getByRole("article")).toHaveCount(1);

  const found = page.getByRole("article", { name: `Second offer ${mark}` });
  await found.getByRole("button", { name: "Lock" }).click();
  await expectToast(page, "Thread locked");
  await expect(page.getByRole("heading", { name: "This report is closed" })).toBeVisible();
  await page.getByRole("button", { name: "Show all open reports" }).click();

  await reported.getByRole("button", { name: "Hide" }).click();
  await expectToast(page, "Post hidden");
  await elsewhere.goto(`/community/thread/${first.thread}`);
  await expect(elsewhere.getByText("Hidden by a moderator")).toBeVisible();
  await page.getByRole("button", { name: "Show again" }).click();
  await expectToast(page, "Post shown again");
  await elsewhere.reload();
  await expect(elsewhere.getByText("Buy all answers here.")).toBeVisible();

  await report(first.post, seller, "My own mistake");
  await reported.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete post" }).click();
  await expectToast(page, "Post deleted");
  await expect(reported).toBeHidden();
  await elsewhere.reload();
  await expect(elsewhere.getByText("Removed by a moderator")).toBeVisible();
  await elsewhere.goto(`/community/thread/${second.thread}`);
  await expect(elsewhere.getByText("Thread locked").first()).toBeVisible();
  expect(await openReports()).toBe(before);
});

async function openReports(): Promise<number> {
  const [row] = await sql<{ count: number }>(`select count(*)::int from "PostReport" where status = 'open'`);
  return row?.count ?? 0;
}
