import * as calendar from "@/lib/calendar/contract";
import { listEvents } from "@/lib/calendar/reads";
import { createEvent } from "@/lib/calendar/writes";
import { methods, route } from "@/lib/platform/server/route";
import { createExamEvent } from "@/lib/progress/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.listEvents, ({ viewer, query }) => listEvents(viewer, query)),
  route(calendar.createEvent, ({ viewer, body, key }) =>
    body.isExamEvent && body.courseId
      ? createExamEvent(viewer, body.courseId, body, key)
      : createEvent(viewer, body, key),
  ),
);
