import { methods, respond, route } from "@/lib/platform/server/route";
import { now } from "@/lib/platform/time/clock";
import * as progress from "@/lib/progress/contract";
import { enroll, leave } from "@/lib/progress/writes";
import { fitAimsOf } from "@/lib/review/writes/aims";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(progress.enroll, async ({ viewer, params }) => {
    const { course, created } = await enroll(viewer, params.id);
    return respond(course, { status: created ? 201 : 200 });
  }),
  route(progress.leave, async ({ viewer, params }) => {
    const left = await leave(viewer, params.id);
    await fitAimsOf(viewer.id, now());
    return left;
  }),
);
