import { getInvitation } from "@/lib/groups/contract/invitations";
import * as reads from "@/lib/groups/reads/invitations";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getInvitation, ({ viewer, params, query }) => reads.findOwnInvitation(viewer, params.id, query.invite)),
);
