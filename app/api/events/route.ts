import * as calendar from "@/lib/calendar/contract";
import { listEvents } from "@/lib/calendar/reads";
import { createEvent, nameExamEvent, requireCourseNamed } from "@/lib/calendar/writes";
import { methods, route } from "@/lib/platform/route";
import type { Viewer } from "@/lib/platform/session";
import { setExamDate } from "@/lib/progress/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.listEvents, ({ viewer }) => listEvents(viewer)),
  route(calendar.createEvent, ({ viewer, body }) =>
    body.isExamEvent && body.courseId ? createExam(viewer, body.courseId, body) : createEvent(viewer, body),
  ),
);

/** An exam event is what its course's exam date says, so the date is set and the event follows. */
async function createExam(viewer: Viewer, courseId: number, body: calendar.EventBody) {
  await requireCourseNamed(courseId);
  await setExamDate(viewer, courseId, body.startDate);
  return nameExamEvent(viewer, courseId, body);
}
