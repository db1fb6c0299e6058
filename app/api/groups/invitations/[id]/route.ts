import * as contract from "@/lib/groups/contract/invitations";
import { revoke } from "@/lib/groups/writes/invitations";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.revokeInvitation, ({ viewer, params }) => revoke(viewer, params.id)),
);
