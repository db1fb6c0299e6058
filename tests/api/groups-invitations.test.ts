import { expect, test } from "vitest";
import {
  createLink,
  getInvitation,
  invite,
  listInvitations,
  revokeInvitation,
} from "@/lib/groups/contract/invitations";
import { leaveGroup } from "@/lib/groups/contract/members";
import { db } from "@/lib/platform/database/db";
import { groupOf } from "@/tests/support/groups";
import { type Person, person, visitor } from "@/tests/support/people";

const nameOf = async ({ id }: Person) => (await db.user.findUniqueOrThrow({ where: { id } })).username;

async function invited() {
  const [owner, guest] = await Promise.all([person("linus"), person("ada")]);
  const id = await groupOf(owner, { isPrivate: true });
  await owner.call(invite, { params: { id }, body: { username: await nameOf(guest) } });
  return { owner, guest, id, params: { id } };
}

test("200 the invited one reads who invites; 404 for others, 401 for visitors, null for members", async () => {
  const { owner, guest, params } = await invited();
  expect((await guest.call(getInvitation, { params })).body).toMatchObject({
    invitation: { invitedBy: await nameOf(owner), isByName: true },
  });
  expect((await owner.call(getInvitation, { params })).body).toEqual({ invitation: null });
  expect((await (await person("grace")).call(getInvitation, { params })).status).toBe(404);
  expect((await visitor().call(getInvitation, { params })).status).toBe(401);
  const open = await groupOf(owner, { isPrivate: false });
  expect((await guest.call(getInvitation, { params: { id: open } })).body).toEqual({ invitation: null });
});

test("200 a link says who made it, and cannot be declined; a wrong one is 404", async () => {
  const { owner, id, params } = await invited();
  const { body } = await owner.call(createLink, { params: { id } });
  const token = body.link.split("invite=")[1] ?? "";
  const grace = await person("grace");
  expect((await grace.call(getInvitation, { params, query: { invite: token } })).body).toMatchObject({
    invitation: { invitedBy: await nameOf(owner), isByName: false },
  });
  expect((await grace.call(getInvitation, { params, query: { invite: `${token}x` } })).status).toBe(404);
});

test("404 after declining and after it is withdrawn; the list of the group's admins has it no more", async () => {
  const declined = await invited();
  expect((await declined.guest.call(leaveGroup, { params: declined.params })).status).toBe(200);
  expect((await declined.guest.call(getInvitation, { params: declined.params })).status).toBe(404);
  expect((await declined.owner.call(listInvitations, { params: declined.params })).body).toEqual([]);
  const withdrawn = await invited();
  const [open] = (await withdrawn.owner.call(listInvitations, { params: withdrawn.params })).body;
  expect(open).toMatchObject({ username: await nameOf(withdrawn.guest) });
  expect((await withdrawn.guest.call(revokeInvitation, { params: { id: open?.id ?? 0 } })).status).toBe(403);
  expect((await withdrawn.owner.call(revokeInvitation, { params: { id: open?.id ?? 0 } })).status).toBe(200);
  expect((await withdrawn.guest.call(getInvitation, { params: withdrawn.params })).status).toBe(404);
});

test("200 the inviter whose account is gone has no name", async () => {
  const { owner, guest, params, id } = await invited();
  await db.groupInvitation.updateMany({ where: { groupId: id }, data: { inviterId: null } });
  expect((await guest.call(getInvitation, { params })).body.invitation).toMatchObject({ invitedBy: null });
  expect(owner.id).not.toBe(guest.id);
});
