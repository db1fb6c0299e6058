import * as calendar from "@/lib/calendar/contract";
import { deleteEvent, updateEvent } from "@/lib/calendar/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.updateEvent, ({ viewer, params, body }) => updateEvent(viewer, params.id, body)),
  route(calendar.deleteEvent, ({ viewer, params }) => deleteEvent(viewer, params.id)),
);
