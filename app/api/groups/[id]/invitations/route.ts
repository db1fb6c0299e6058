import * as contract from "@/lib/groups/contract/invitations";
import { listInvitations } from "@/lib/groups/reads/invitations";
import { invite } from "@/lib/groups/writes/invitations";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listInvitations, ({ viewer, params }) => listInvitations(viewer, params.id)),
  route(contract.invite, ({ viewer, params, body }) => invite(viewer, params.id, body.username)),
);
