import * as contract from "@/lib/groups/contract/groups";
import { getGroup } from "@/lib/groups/reads/groups";
import { deleteGroup, updateGroup } from "@/lib/groups/writes/groups";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getGroup, ({ viewer, params, query }) => getGroup(viewer, params.id, query.invite)),
  route(contract.updateGroup, ({ viewer, params, body }) => updateGroup(viewer, params.id, body)),
  route(contract.deleteGroup, ({ viewer, params }) => deleteGroup(viewer, params.id)),
);
