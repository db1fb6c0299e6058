import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { region } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { castMember, createStudent, signInAs, sql } from "@/tests/support/e2e-world";

test("an admin opens what was decided about reports, page by page", async ({ page, context }) => {
  const root = await castMember("root");
  const reporters = await Promise.all(Array.from({ length: 21 }, () => createStudent("Nora Ledger")));
  await sql(
    `insert into "PostReport" ("postId", "userId", reason, note, status, "resolvedAt", "resolvedById")
     select (select min(id) from "Post" where "userId" is not null), u, 'spam', 'Sells answers', 'kept', now(), $1
     from unnest($2::text[]) u`,
    root.id,
    reporters.map(({ id }) => id),
  );
  await signInAs(context, root);
  await page.goto("/admin/community/forums?tab=reports");
  await untilAlive(page);
  const decided = region(page, "Decided reports");
  const show = decided.getByRole("button", { name: "Show decided reports" });
  await show.click();
  const rows = decided.getByRole("list", { name: "Decided reports" }).getByRole("listitem");
  await expect(rows).toHaveCount(20);
  await expect(rows.first()).toContainText("Kept");
  await expect(rows.first()).toContainText("by root");
  await expect(rows.first()).toContainText("reported by");
  await expectAccessibleInBothThemes(page);
  await decided.getByRole("button", { name: "Next" }).click();
  await expect(decided.getByText("Page 2")).toBeVisible();
  await expect(rows.first()).toBeVisible();
  await decided.getByRole("button", { name: "Previous" }).click();
  await expect(rows).toHaveCount(20);
  await decided.getByRole("button", { name: "Hide decided reports" }).click();
  await expect(rows).toHaveCount(0);
});
