import { savePoints as contract } from "@/lib/lessons/contract/managing";
import { savePoints } from "@/lib/lessons/writes/points";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => savePoints(viewer, params.id, body)),
);
