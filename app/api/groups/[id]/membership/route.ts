import * as contract from "@/lib/groups/contract/members";
import { getMembership } from "@/lib/groups/reads/members";
import { leaveGroup } from "@/lib/groups/writes/membership";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getMembership, ({ viewer, params }) => getMembership(viewer, params.id)),
  route(contract.leaveGroup, ({ viewer, params }) => leaveGroup(viewer, params.id)),
);
