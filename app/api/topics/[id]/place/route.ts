import { keepPlace as contract } from "@/lib/lessons/contract";
import { keepPlace } from "@/lib/lessons/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => keepPlace(viewer, params.id, body)),
);
