import { methods, route } from "@/lib/platform/server/route";
import { saveScratch as contract } from "@/lib/practice/contract/attempts";
import { saveScratch } from "@/lib/practice/writes/clock";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => saveScratch(viewer, params.id, body)),
);
