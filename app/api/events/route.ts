import * as calendar from "@/lib/calendar/contract";
import { listEvents } from "@/lib/calendar/reads";
import { createEvent } from "@/lib/calendar/writes";
import { methods, route } from "@/lib/platform/server/route";
import { now } from "@/lib/platform/time/clock";
import { createExamEvent } from "@/lib/progress/writes";
import { fitAimsOf } from "@/lib/review/writes/aims";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.listEvents, ({ viewer, query }) => listEvents(viewer, query)),
  route(calendar.createEvent, async ({ viewer, body, key }) => {
    if (!body.isExamEvent || !body.courseId) return createEvent(viewer, body, key);
    const event = await createExamEvent(viewer, body.courseId, body, key);
    await fitAimsOf(viewer.id, now());
    return event;
  }),
);
