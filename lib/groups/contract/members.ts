import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { instant } from "@/lib/platform/contract/shapes";
import { GROUP_MISSING, INVALID_GROUP, MEMBER_ROLES } from "../rules";
import { groupParams } from "./groups";

const UNREADABLE = "This invitation cannot be read.";
const MEMBERSHIP_CHANGES = { points: 20, seconds: 60 };

/** Any text is accepted: an unknown user leads to 404. */
const memberParams = z.extend(groupParams(), { userId: z.string(INVALID_GROUP).check(z.maxLength(100)) });

const member = z.object({
  id: z.string(),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  joinedAt: instant,
  isAdmin: z.boolean(),
});
export type Member = z.output<typeof member>;

const membership = z.object({
  isMember: z.literal(true),
  isAdmin: z.boolean(),
  lastReadMessageId: z.int(),
  /** The oldest message that the member may read; null when there is none. */
  firstMessageId: z.nullable(z.int()),
});
export type Membership = z.output<typeof membership>;

export const listMembers = endpoint({
  method: "GET",
  path: "/api/groups/{id}/members",
  summary: "The members of a group, for members",
  access: "user",
  params: groupParams(),
  response: z.array(member),
  notFoundMessage: GROUP_MISSING,
});

export const changeRole = endpoint({
  method: "PATCH",
  path: "/api/groups/{id}/members/{userId}",
  summary: "Makes a member an admin of the group, or an ordinary member again",
  access: "user",
  params: memberParams,
  body: z.object({ role: z.enum(MEMBER_ROLES, "A role is 'member' or 'admin'.") }),
  response: member,
  limit: MEMBERSHIP_CHANGES,
  notFoundMessage: GROUP_MISSING,
});

export const removeMember = endpoint({
  method: "DELETE",
  path: "/api/groups/{id}/members/{userId}",
  summary: "Removes a member; of a private group the invitation links end with it",
  access: "user",
  params: memberParams,
  response: z.object({ id: z.string(), isMember: z.literal(false) }),
  limit: MEMBERSHIP_CHANGES,
  notFoundMessage: GROUP_MISSING,
});

export const getMembership = endpoint({
  method: "GET",
  path: "/api/groups/{id}/membership",
  summary: "The caller's membership; 404 for somebody who is no member",
  access: "user",
  params: groupParams(),
  response: membership,
  notFoundMessage: GROUP_MISSING,
});

export const joinGroup = endpoint({
  method: "POST",
  path: "/api/groups/{id}/join",
  summary: "Joins a group; a private one by invitation",
  access: "user",
  params: groupParams(),
  body: z.object({ invite: z.optional(z.string(UNREADABLE).check(z.regex(/^[\w-]{1,100}$/, UNREADABLE))) }),
  bodyOptional: true,
  response: membership,
  status: 201,
  limit: MEMBERSHIP_CHANGES,
  notFoundMessage: GROUP_MISSING,
});

export const leaveGroup = endpoint({
  method: "DELETE",
  path: "/api/groups/{id}/membership",
  summary: "Leaves a group, or declines the invitation to it",
  access: "user",
  params: groupParams(),
  response: z.object({ isMember: z.literal(false) }),
  limit: MEMBERSHIP_CHANGES,
  notFoundMessage: GROUP_MISSING,
});
