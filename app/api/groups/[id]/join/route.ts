import * as contract from "@/lib/groups/contract/members";
import { join } from "@/lib/groups/writes/membership";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.joinGroup, async ({ viewer, params, body }) => {
    const { created, membership } = await join(viewer, params.id, body.invite);
    return respond(membership, { status: created ? 201 : 200 });
  }),
);
