import { revokeSessions } from "@/lib/accounts/writes/roles";
import * as contract from "@/lib/admin/contract/users";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.revokeSessions, ({ viewer, params }) => revokeSessions(viewer, params.id)),
);
