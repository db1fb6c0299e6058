import { resolveReport } from "@/lib/forums/contract/reports";
import * as writes from "@/lib/forums/writes/reports";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(resolveReport, ({ viewer, params, body }) => writes.resolveReport(viewer, params.id, body.action)),
);
