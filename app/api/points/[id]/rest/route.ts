import { methods, route } from "@/lib/platform/server/route";
import { leaveOut } from "@/lib/practice/writes/leave-out";
import * as contract from "@/lib/review/contract";
import { restPoint } from "@/lib/review/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.restPoint, async ({ viewer, params, body }) => {
    const rested = await restPoint(viewer, params.id, body.days);
    await leaveOut(viewer, params.id);
    return rested;
  }),
  route(contract.wakePoint, ({ viewer, params }) => restPoint(viewer, params.id, 0)),
);
