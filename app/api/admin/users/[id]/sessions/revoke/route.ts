import * as contract from "@/lib/accounts/contract/managing";
import { revokeSessions } from "@/lib/accounts/writes/roles";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.revokeSessions, ({ viewer, params }) => revokeSessions(viewer, params.id)),
);
