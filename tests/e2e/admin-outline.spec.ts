import type { Page } from "@playwright/test";
import { asAdmin } from "@/tests/support/e2e-admin";
import { expect, test } from "@/tests/support/e2e-test";
import { sql } from "@/tests/support/e2e-world";

/** A course with one empty module. */
async function emptyOutline(): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `with course as (
       insert into "Course" (title, description, "order") values ('Course of the outline', 'Empty until then.', 998) returning id
     ) insert into "Module" ("courseId", title, description) select id, 'Harbours', 'All about harbours.' from course
       returning "courseId" as id`,
  );
  return row?.id ?? 0;
}

const topics = (page: Page) => page.getByRole("list", { name: "Topics of Harbours" }).getByRole("listitem");
const titles = (page: Page) => topics(page).getByRole("link");

test("an admin unfolds a module, adds topics one after the other by keyboard, and drags one to another place", async ({
  page,
}) => {
  await asAdmin(page);
  const id = await emptyOutline();
  await page.goto(`/admin/courses?tab=modules&course=${id}`);
  const module = page.getByRole("row").filter({ has: page.getByRole("button", { name: "Harbours", exact: true }) });
  await expect(module.getByRole("cell").first()).toHaveText("1");
  await module.getByRole("button", { name: "Harbours", exact: true }).click();
  await page.getByRole("button", { name: "Add topics" }).click();
  const form = page.getByRole("form", { name: "Add topics to Harbours" });
  await expect(form.getByLabel("Title")).toBeFocused();
  for (const [at, title] of ["Piers", "Cranes", "Tides"].entries()) {
    await page.keyboard.type(title);
    await page.keyboard.press("Tab");
    await page.keyboard.type(`What there is to know of ${title}.`);
    await page.keyboard.press("Enter");
    await expect(titles(page)).toHaveCount(at + 1);
    await expect(form.getByLabel("Title")).toBeFocused();
    await expect(form.getByLabel("Title")).toHaveValue("");
  }
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(titles(page)).toHaveText(["Piers", "Cranes", "Tides"]);

  await drag(page, 2, 0);
  await expect(titles(page)).toHaveText(["Tides", "Piers", "Cranes"]);
  await page.getByRole("button", { name: "Move Tides down" }).click();
  await expect(titles(page)).toHaveText(["Piers", "Tides", "Cranes"]);
  await expect(page.getByRole("button", { name: "Move Tides down" })).toBeFocused();
  const query = `select t.title from "Topic" t join "Module" m on m.id = t."moduleId" where m."courseId" = $1 order by t."order"`;
  await expect
    .poll(async () => (await sql<{ title: string }>(query, id)).map(({ title }) => title))
    .toEqual(["Piers", "Tides", "Cranes"]);
  await sql(`delete from "Course" where id = $1`, id);
});

/** Drags a topic by its handle above another one. */
async function drag(page: Page, from: number, to: number) {
  await topics(page).nth(to).scrollIntoViewIfNeeded();
  const handle = await topics(page).nth(from).locator('[title="Drag to reorder"]').boundingBox();
  const target = await topics(page).nth(to).boundingBox();
  if (!handle || !target) throw new Error("A row is not on the screen.");
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + 5, target.y + 2, { steps: 5 });
  await page.mouse.up();
}
