import * as contract from "@/lib/groups/contract/groups";
import { listMyGroups } from "@/lib/groups/reads/groups";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listMyGroups, ({ viewer }) => listMyGroups(viewer)),
);
