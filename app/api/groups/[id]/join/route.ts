import * as contract from "@/lib/groups/contract/members";
import { join } from "@/lib/groups/writes/membership";
import { methods, reply, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.joinGroup, async ({ viewer, params, body }) => {
    const { created, membership } = await join(viewer, params.id, body.invite);
    return reply(membership, { status: created ? 201 : 200 });
  }),
);
