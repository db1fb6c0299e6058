import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant, ok, text } from "@/lib/platform/contract/shapes";
import { GROUP_MISSING } from "../rules";
import { groupParams } from "./groups";

const INVITATIONS = { points: 50, seconds: 86_400 };

const invitation = z.object({
  id: z.int(),
  /** Who is invited; null for a link, which serves several. */
  username: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  uses: z.int(),
  maxUses: z.int(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  method: "GET",
  path: "/api/groups/{id}/invitations",
  summary: "The invitations to a group that can still be used, for its admins",
  access: "user",
  params: groupParams(),
  response: z.array(invitation),
  notFoundMessage: GROUP_MISSING,
});

export const invite = endpoint({
  method: "POST",
  path: "/api/groups/{id}/invitations",
  summary: "Invites somebody by username and notifies them",
  access: "user",
  params: groupParams(),
  body: z.object({
    username: text({ max: 100, short: "Please enter a username.", line: true }),
  }),
  response: invitation,
  status: 201,
  limit: INVITATIONS,
  notFoundMessage: GROUP_MISSING,
});

export const createLink = endpoint({
  method: "POST",
  path: "/api/groups/{id}/invitation-links",
  summary: "Makes an invitation link for 25 people and 7 days; the link is shown only in this response",
  access: "user",
  params: groupParams(),
  response: z.extend(invitation, { link: z.string() }),
  status: 201,
  limit: INVITATIONS,
  notFoundMessage: GROUP_MISSING,
});

export const revokeInvitation = endpoint({
  method: "DELETE",
  path: "/api/groups/invitations/{id}",
  summary: "Takes an invitation or a link back",
  access: "user",
  params: idParams(),
  response: ok,
  notFoundMessage: "Invitation not found",
});

const ownInvitation = z.object({
  /** Who invites; null when the account is gone. */
  invitedBy: z.nullable(z.string()),
  createdAt: instant,
  /** Made for the caller by name, so that it can be declined; a link serves several. */
  isByName: z.boolean(),
});
export type OwnInvitation = z.output<typeof ownInvitation>;

export const getInvitation = endpoint({
  method: "GET",
  path: "/api/groups/{id}/invitation",
  summary: "The caller's own invitation to a group, by name or by the token of a link; null without one",
  access: "user",
  params: groupParams(),
  query: z.object({ invite: z.optional(z.string().check(z.maxLength(100))) }),
  response: z.object({ invitation: z.nullable(ownInvitation) }),
  notFoundMessage: GROUP_MISSING,
});
