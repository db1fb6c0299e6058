import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant, ok, text } from "@/lib/platform/contract/shapes";
import { DESCRIPTION_REQUIRED, GROUP_MISSING, INVALID_GROUP, NAME_REQUIRED } from "../rules";

export const groupParams = () => idParams(INVALID_GROUP);
const inviteToken = z.string().check(z.maxLength(100));

const name = () => text({ max: 80, short: NAME_REQUIRED, line: true });
const description = () => text({ max: 2000, short: DESCRIPTION_REQUIRED });
const isPrivate = () => z.boolean("Please say whether the group is private.");

export const newGroup = z.object({
  name: name(),
  description: description(),
  isPrivate: z._default(isPrivate(), false),
});
export type NewGroup = z.output<typeof newGroup>;

const group = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  isPrivate: z.boolean(),
  createdAt: instant,
  createdBy: z.nullable(z.string()),
  memberCount: z.int(),
});
export type Group = z.output<typeof group>;

const groupItem = z.extend(group, {
  isMember: z.boolean(),
  /** Invited by name, but not a member yet. */
  invited: z.boolean(),
});
export type GroupItem = z.output<typeof groupItem>;

const myGroup = z.extend(group, { isAdmin: z.boolean(), unreadCount: z.int() });
export type MyGroup = z.output<typeof myGroup>;

export const listGroups = endpoint({
  method: "GET",
  path: "/api/groups",
  summary: "Public groups, and private ones that the caller belongs to or is invited to",
  access: "user",
  response: z.array(groupItem),
});

export const listMyGroups = endpoint({
  method: "GET",
  path: "/api/user/groups",
  summary: "The caller's groups, with unread messages counted to 100 at most",
  access: "user",
  response: z.array(myGroup),
});

export const createGroup = endpoint({
  method: "POST",
  path: "/api/groups",
  summary: "Creates a group, of which the caller is the first member and admin",
  access: "user",
  body: newGroup,
  response: group,
  status: 201,
  limit: { points: 5, seconds: 3600 },
});

export const getGroup = endpoint({
  method: "GET",
  path: "/api/groups/{id}",
  summary: "A group; a private one for members, the invited and holders of an invitation link",
  access: "anyone",
  params: groupParams(),
  query: z.object({ invite: z.optional(inviteToken) }),
  response: group,
  notFoundMessage: GROUP_MISSING,
});

export const updateGroup = endpoint({
  method: "PATCH",
  path: "/api/groups/{id}",
  summary: "Changes name, description or privacy; for the group's admins",
  access: "user",
  params: groupParams(),
  body: z.object({
    name: z.optional(name()),
    description: z.optional(description()),
    isPrivate: z.optional(isPrivate()),
  }),
  response: group,
  // Members are notified when it becomes public.
  limit: { points: 20, seconds: 60 },
  notFoundMessage: GROUP_MISSING,
});

export const deleteGroup = endpoint({
  method: "DELETE",
  path: "/api/groups/{id}",
  summary: "Deletes a group with all its messages; for the group's admins",
  access: "user",
  params: groupParams(),
  response: ok,
  notFoundMessage: GROUP_MISSING,
});
