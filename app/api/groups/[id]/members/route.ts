import * as contract from "@/lib/groups/contract/members";
import { listMembers } from "@/lib/groups/reads/members";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listMembers, ({ viewer, params }) => listMembers(viewer, params.id)),
);
