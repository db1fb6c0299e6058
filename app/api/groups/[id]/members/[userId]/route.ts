import * as contract from "@/lib/groups/contract/members";
import { changeRole, removeMember } from "@/lib/groups/writes/members";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.changeRole, ({ viewer, params, body }) => changeRole(viewer, params.id, params.userId, body.role)),
  route(contract.removeMember, ({ viewer, params }) => removeMember(viewer, params.id, params.userId)),
);
