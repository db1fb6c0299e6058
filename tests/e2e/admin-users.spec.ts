import type { Page } from "@playwright/test";
import { sideNavigation, toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { castMember, createStudent, mailTo, signInAs, sql } from "@/tests/support/e2e-world";

const sheetOf = (page: Page) => page.getByRole("dialog", { name: "User details" });

test("an admin finds a student, grants Premium, revokes it, and reads both in the audit; the student sees each at once", async ({
  page,
  context,
  elsewhere,
}) => {
  await signInAs(context, await castMember("root"));
  const student = await createStudent("Vera Lindgren");
  await signInAs(elsewhere.context(), student);
  const side = sideNavigation(elsewhere);
  await elsewhere.goto("/dashboard");
  await expect(side).toContainText("Free Plan");

  await page.goto("/admin/users");
  await page.getByLabel("Filter users").fill(student.email);
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await page.getByLabel("Plan").selectOption("Free");
  await expect(page).toHaveURL(/[?&]plan=free/);
  await page.getByRole("button", { name: "Details of Vera Lindgren" }).click();
  const sheet = sheetOf(page);
  await expect(sheet.getByText("No admin has changed anything about this account.")).toBeVisible();
  await sheet.getByLabel("Link a subscription").fill("abc");
  await sheet.getByRole("button", { name: "Link Subscription" }).click();
  await expect(sheet.getByRole("alert")).toHaveText("A subscription id starts with 'sub_'.");
  await sheet.getByRole("button", { name: "Grant 12-Month Subscription" }).click();
  await expect(toast(page)).toContainText("Subscription Granted");
  await expect(sheet.getByText(/^Active: Premium, granted/)).toBeVisible();
  await expect(sheet).toBeFocused();
  await elsewhere.reload();
  await expect(side).toContainText("Premium Plan");

  await sheet.getByRole("button", { name: "Revoke Grant" }).click();
  await page
    .getByRole("alertdialog", { name: "Revoke this grant?" })
    .getByRole("button", { name: "Revoke Grant" })
    .click();
  await expect(toast(page)).toContainText("Vera Lindgren no longer has Premium.");
  // The button that was pressed has disappeared; the focus stays in the sheet.
  await expect(sheet.getByText(/^Not active \(cancelled\)/)).toBeVisible();
  await expect(sheet).toBeFocused();
  await expect(sheet.getByRole("listitem")).toContainText([
    "root revoked the grant of Premium",
    "root granted Premium",
  ]);
  await elsewhere.goto("/dashboard");
  await expect(side).toContainText("Free Plan");
  const told = await sql<{ title: string }>(
    `select title from "Notification" where "userId" = $1 order by id desc limit 1`,
    student.id,
  );
  expect(told).toEqual([{ title: "Granted Premium has ended" }]);
});

test("a suspended student reads why instead of signing in, and sees nothing of hers", async ({
  page,
  context,
  elsewhere,
  complaints,
}) => {
  await signInAs(context, await castMember("root"));
  const student = await createStudent("Vera Lindgren");
  await signInAs(elsewhere.context(), student);
  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
  // An open page asks for news each five seconds, and would be refused between the suspension and what follows.
  await elsewhere.goto("about:blank");
  await page.goto(`/admin/users?user=${student.id}`);
  const sheet = sheetOf(page);
  await sheet.getByRole("button", { name: "Suspend" }).click();
  await sheet.getByLabel("Why is this user suspended?").fill("Answers for sale");
  await sheet.getByRole("button", { name: "Suspend" }).click();
  await expect(sheet).toContainText("Suspended since");

  await elsewhere.goto("/dashboard");
  await expect(elsewhere).toHaveURL(/^[^?]*\/auth\?/);
  complaints.expectOf("status of 403", "/api/auth/verify");
  const asked = await elsewhere.request.post("/api/auth/magic-link", { data: { email: student.email } });
  expect(asked.status()).toBe(200);
  await elsewhere.goto((await mailTo(student.email)).link);
  await expect(elsewhere.getByRole("heading", { level: 1, name: "You cannot sign in" })).toBeVisible();
  await expect(elsewhere.getByText("This account is suspended. Reason: Answers for sale.")).toBeVisible();
  await expect(elsewhere.getByRole("button", { name: "Continue to Pacioli" })).toBeHidden();
  for (const path of ["/api/user", "/api/user/courses"])
    expect((await elsewhere.request.get(path)).status(), path).toBe(401);
});

test("an admin sorts the users by the heads of the table and opens one by a press on the row", async ({
  page,
  context,
}) => {
  await signInAs(context, await castMember("root"));
  const student = await createStudent("Aaron Aalto");
  await page.goto("/admin/users");
  const joined = page.getByRole("columnheader", { name: "Joined" });
  await expect(joined).toHaveAttribute("aria-sort", "descending");
  await expect(page.getByRole("row").nth(1).getByRole("cell").first()).toHaveText("Aaron Aalto");
  await page.getByRole("columnheader", { name: "Name", exact: true }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(joined).toHaveAttribute("aria-sort", "none");
  await page
    .getByRole("row", { name: /Aaron Aalto/ })
    .first()
    .getByRole("cell", { name: student.email })
    .click();
  await expect(sheetOf(page)).toContainText(student.email);
  await expect(sheetOf(page)).toContainText("Last seen");
});

const BAD = ["kind,title,description", "module,Journey,A module of the journey", "topic,ab,", "topic,Ports of call,"];

test("an admin imports a file: a bad line is reported and nothing is written; after correction students see it", async ({
  page,
  context,
}) => {
  await signInAs(context, await castMember("root"));
  const id = await emptyCourse();
  await page.goto(`/admin/courses?tab=modules&course=${id}`);
  await page.getByRole("button", { name: "Import CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Import modules and topics" });
  const choose = (lines: string[]) =>
    dialog
      .getByLabel("CSV file")
      .setInputFiles({ name: "outline.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n")) });
  await expect(dialog.getByLabel("CSV file")).toHaveCSS("border-top-style", "dashed");
  await choose(BAD);
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog.getByRole("listitem")).toHaveText(["Line 3: title: Title must be at least 3 characters"]);
  await choose(BAD.filter((line) => !line.includes(",ab,")));
  await dialog.getByRole("button", { name: "Check" }).click();
  await expect(dialog.getByText("Nothing is written yet.")).toBeVisible();
  await expect(dialog.getByText("1 module, 1 topic, 1 h", { exact: true })).toBeVisible();
  // Imported once: the second press would find the course changed.
  await dialog.getByRole("button", { name: "Import 1 module and 1 topic" }).dblclick();
  await expect(toast(page)).toContainText("1 module and 1 topic imported");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Failed to import")).toHaveCount(0);
  expect(await sql(`select title from "Module" where "courseId" = $1`, id)).toEqual([{ title: "Journey" }]);
  await expect(page.getByRole("row", { name: /Journey/ })).toBeVisible();

  await page.goto(`/courses/${id}`);
  await expect(page.getByRole("button", { name: "Journey", exact: true })).toBeVisible();
  await expect(page.getByText("Ports of call", { exact: true })).toBeVisible();
  // The text that stands in for a missing description is not for readers.
  await expect(page.getByText("What you need to know about")).toHaveCount(0);
  await sql(`delete from "Course" where id = $1`, id);
});

async function emptyCourse(): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into "Course" (title, description, "order") values ('Course of the import', 'Empty until then.', 999) returning id`,
  );
  return row?.id ?? 0;
}
