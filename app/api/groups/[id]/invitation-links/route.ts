import * as contract from "@/lib/groups/contract/invitations";
import { createLink } from "@/lib/groups/writes/invitations";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.createLink, ({ viewer, params }) => createLink(viewer, params.id)),
);
