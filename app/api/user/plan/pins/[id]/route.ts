import { setPin as contract } from "@/lib/plan/contract/plan";
import { setPin } from "@/lib/plan/writes/topics";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => setPin(viewer, params.id, body.date)),
);
