import { takeShipped as contract } from "@/lib/lessons/contract/managing";
import { takeShipped } from "@/lib/lessons/writes/lessons";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => takeShipped(viewer, params.id, body.version)),
);
