import { createGroup } from "@/lib/groups/contract/groups";
import { createLink, invite } from "@/lib/groups/contract/invitations";
import { joinGroup } from "@/lib/groups/contract/members";
import { addComment, sendMessage } from "@/lib/groups/contract/messages";
import { db } from "@/lib/platform/database/db";
import { type Person, person } from "./people";
import type { Sample } from "./sample";

const GROUP_TEXTS = { name: "Ledger", description: "We study in the evening." };

/** A group created by this user. */
export async function groupOf(owner: Person, fields: { name?: string; isPrivate?: boolean } = {}): Promise<number> {
  return (await owner.call(createGroup, { body: { ...GROUP_TEXTS, ...fields } })).body.id;
}

/** The same with other members, who joined by invitation where one is needed. */
export async function groupWith(owner: Person, members: Person[], fields: { isPrivate?: boolean } = {}) {
  const id = await groupOf(owner, fields);
  const token = fields.isPrivate ? await tokenOf(owner, id) : undefined;
  for (const member of members) await member.call(joinGroup, { params: { id }, body: { invite: token } });
  return id;
}

/** The secret of a new invitation link. */
export async function tokenOf(admin: Person, id: number): Promise<string> {
  const { body } = await admin.call(createLink, { params: { id } });
  return new URL(body.link).searchParams.get("invite") ?? "";
}

export async function messageOf(who: Person, id: number, content = "Hello"): Promise<number> {
  return (await who.call(sendMessage, { params: { id }, body: { content } })).body.id;
}

const usernameOf = async ({ id }: Person) => (await db.user.findUniqueOrThrow({ where: { id } })).username;

export async function invited(guest: Person, by: Person, id: number): Promise<number> {
  return (await by.call(invite, { params: { id }, body: { username: await usernameOf(guest) } })).body.id;
}

const mine = async (who: Person): Promise<Sample> => ({ id: await groupOf(who) });
const messageBy = async (who: Person): Promise<Sample> => ({ id: await messageOf(who, await groupOf(who)) });

async function memberOf(who: Person) {
  const friend = await person("linus");
  return { id: await groupWith(who, [friend]), userId: friend.id };
}

/** What each endpoint of groups needs to succeed. */
export const GROUP_SAMPLES: Record<string, (who: Person) => Promise<Sample>> = {
  "groups.listGroups": async () => ({}),
  "groups.listMyGroups": async () => ({}),
  "groups.createGroup": async () => ({ body: { ...GROUP_TEXTS, isPrivate: true } }),
  "groups.getGroup": mine,
  "groups.updateGroup": async (who) => ({ ...(await mine(who)), body: { ...GROUP_TEXTS, isPrivate: false } }),
  "groups.deleteGroup": mine,
  "groups.listMembers": mine,
  "groups.listGroupNames": mine,
  "groups.changeRole": async (who) => ({ ...(await memberOf(who)), body: { role: "admin" } }),
  "groups.removeMember": memberOf,
  "groups.getMembership": mine,
  "groups.joinGroup": async (who) => {
    const owner = await person("linus");
    const id = await groupOf(owner, { isPrivate: true });
    await invited(who, owner, id);
    return { id, body: { invite: await tokenOf(owner, id) } };
  },
  "groups.leaveGroup": mine,
  "groups.listInvitations": mine,
  "groups.getInvitation": mine,
  "groups.invite": async (who) => ({ ...(await mine(who)), body: { username: await usernameOf(await person("ada")) } }),
  "groups.createLink": mine,
  "groups.revokeInvitation": async (who) => ({ id: await invited(await person("ada"), who, await groupOf(who)) }),
  "groups.listMessages": mine,
  "groups.sendMessage": async (who) => ({ ...(await mine(who)), body: { content: "Hello" } }),
  "groups.readMessages": async (who) => ({ ...(await mine(who)), body: { messageId: 1 } }),
  "groups.deleteMessage": messageBy,
  "groups.likeMessage": messageBy,
  "groups.unlikeMessage": messageBy,
  "groups.listComments": messageBy,
  "groups.addComment": async (who) => ({ ...(await messageBy(who)), body: { content: "Yes" } }),
  "groups.deleteComment": async (who) => {
    const id = await messageOf(who, await groupOf(who));
    return { id: (await who.call(addComment, { params: { id }, body: { content: "Yes" } })).body.id };
  },
};
