import * as calendar from "@/lib/calendar/contract";
import { skipOccurrence } from "@/lib/calendar/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.skipOccurrence, ({ viewer, params, body }) => skipOccurrence(viewer, params.id, body)),
);
