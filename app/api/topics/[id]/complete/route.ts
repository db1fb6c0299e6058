import { methods, route } from "@/lib/platform/server/route";
import { completeTopic as contract } from "@/lib/progress/contract";
import { completeTopic } from "@/lib/progress/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => completeTopic(viewer, params.id, body.completed)),
);
