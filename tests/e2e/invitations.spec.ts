import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { toast } from "@/tests/support/e2e-parts";
import { expect, test } from "@/tests/support/e2e-test";
import { untilAlive } from "@/tests/support/e2e-visit";
import { createStudent, newStudent, signInAs, sql } from "@/tests/support/e2e-world";

type Made = { id: number };

test("a group's admin invites from the empty chat, sees and withdraws what is pending; the invited one may decline", async ({
  page,
  context,
}) => {
  const owner = await newStudent(context);
  const guest = await createStudent("Tess Ledger");
  const other = await createStudent("Uma Ledger");
  const [group] = await sql<Made>(
    `with made as (
       insert into "Group" (name, description, "isPrivate", "createdBy", "memberCount") values ('Quiet evenings', 'At eight.', true, $1, 1) returning id
     )
     insert into "GroupMember" ("groupId", "userId", role) select id, $1, 'admin' from made returning "groupId" as id`,
    owner.id,
  );
  const address = `/community/group/${group?.id}`;
  const names = await sql<{ id: string; username: string }>(
    `select id, username from "User" where id = any($1::text[])`,
    [owner.id, guest.id, other.id],
  );
  const nameOf = (id: string) => names.find((one) => one.id === id)?.username ?? "";

  await page.goto(address);
  await untilAlive(page);
  const chat = page.getByRole("log", { name: "Messages" });
  await chat.getByRole("button", { name: "Invite Members" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite Members" });
  for (const { id } of [guest, other]) {
    await dialog.getByLabel("Username").fill(nameOf(id));
    await dialog.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(dialog.getByRole("region", { name: "Open invitations" })).toContainText(nameOf(id));
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("tab", { name: /^Members/ }).click();
  const pending = page.getByRole("region", { name: "Pending invitations" });
  await expect(pending.getByRole("listitem")).toHaveCount(2);
  await expect(pending).toContainText("Invited ");
  await pending.getByRole("button", { name: `Withdraw the invitation of ${nameOf(other.id)}` }).click();
  await expect(toast(page)).toContainText("Invitation withdrawn");
  await expect(pending.getByRole("listitem")).toHaveCount(1);
  await expect(pending).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await signInAs(context, guest);
  await page.goto(address);
  await untilAlive(page);
  await expect(page.getByText(`${nameOf(owner.id)} invites you`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Join Group" })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(toast(page)).toContainText("Invitation declined");
  await expect(page).toHaveURL(/\/community\?tab=groups/);

  await signInAs(context, owner);
  await page.goto(address);
  await untilAlive(page);
  await page.getByRole("tab", { name: /^Members/ }).click();
  await expect(page.getByRole("button", { name: "Invite Members" })).toBeVisible();
  await expect(pending).toBeHidden();
});
