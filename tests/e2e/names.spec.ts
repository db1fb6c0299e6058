import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { createStudent, newStudent, sql } from "@/tests/support/e2e-world";

type Made = { id: number };

const people = (page: Page) => page.getByRole("listbox", { name: "People" });

/** A username that begins like no other's. */
async function writer(start: string, name: string) {
  const account = await createStudent("Vera Ledger");
  await sql(`update "User" set username = $2 where id = $1`, account.id, `${start}${name}`);
  return account;
}

test("in a reply @ completes the names of the thread's writers by keyboard", async ({ page, context }) => {
  const start = `v${Date.now() % 1_000_000}`;
  const [asks, answers] = [await writer(start, "ask"), await writer(start, "bill")];
  const [thread] = await sql<Made>(
    `insert into "Thread" ("forumId", "userId", title, slug, "postCount")
     select min(id), $1, 'Which side is a credit', $2, 2 from "Forum" returning id`,
    asks.id,
    `side-${start}`,
  );
  for (const { id } of [asks, answers])
    await sql(`insert into "Post" ("threadId", "userId", content) values ($1, $2, 'The right one')`, thread?.id, id);
  await newStudent(context);
  await page.goto(`/community/thread/${thread?.id}`);
  await untilAlive(page);
  const field = page.getByRole("textbox", { name: "Your reply" });
  await field.click();
  await page.keyboard.type(`Thank you, @${start}`);
  await expect(people(page).getByRole("option")).toHaveText([new RegExp(`${start}ask$`), new RegExp(`${start}bill$`)]);
  await expect(field).toBeFocused();
  const active = async () => page.locator(`[id="${await field.getAttribute("aria-activedescendant")}"]`);
  await expect(await active()).toContainText(`${start}ask`);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("ArrowDown");
  await expect(people(page).getByRole("option", { name: `${start}bill` })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(`Thank you, @${start}bill `);
  await expect(people(page)).toBeHidden();
  await page.keyboard.type("and @");
  await expect(people(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(people(page)).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`Thank you, @${start}bill and @`);
});

test("in a chat @ completes the names of the group's members, by a press, and Enter takes instead of sending", async ({
  page,
  context,
}) => {
  const start = `w${Date.now() % 1_000_000}`;
  const me = await newStudent(context);
  const [member, outside] = [await writer(start, "in"), await writer(start, "out")];
  const [group] = await sql<Made>(
    `with made as (
       insert into "Group" (name, description, "createdBy", "memberCount") values ('Names', 'At eight.', $1, 2) returning id
     )
     insert into "GroupMember" ("groupId", "userId", role)
     select id, u, 'admin' from made, unnest(array[$1, $2]::text[]) u returning "groupId" as id`,
    me.id,
    member.id,
  );
  expect(outside.id).not.toBe(member.id);
  await page.goto(`/community/group/${group?.id}`);
  await untilAlive(page);
  const field = page.getByRole("textbox", { name: "Message" });
  await field.click();
  await page.keyboard.type(`@${start}`);
  await expect(people(page).getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue(`@${start}in `);
  await field.fill("");
  await page.keyboard.type("Hello @");
  await people(page)
    .getByRole("option", { name: `${start}in` })
    .click();
  await expect(field).toHaveValue(`Hello @${start}in `);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log", { name: "Messages" })).toContainText(`Hello @${start}in`);
});
