import * as calendar from "@/lib/calendar/contract";
import { moveOccurrence } from "@/lib/calendar/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.moveOccurrence, ({ viewer, params, body, key }) => moveOccurrence(viewer, params.id, body, key)),
);
