import * as contract from "@/lib/groups/contract/groups";
import { listGroups } from "@/lib/groups/reads/groups";
import { createGroup } from "@/lib/groups/writes/groups";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listGroups, ({ viewer }) => listGroups(viewer)),
  route(contract.createGroup, ({ viewer, body }) => createGroup(viewer, body)),
);
