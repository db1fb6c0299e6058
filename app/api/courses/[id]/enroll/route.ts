import { methods, respond, route } from "@/lib/platform/server/route";
import * as progress from "@/lib/progress/contract";
import { enroll, leave } from "@/lib/progress/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(progress.enroll, async ({ viewer, params }) => {
    const { course, created } = await enroll(viewer, params.id);
    return respond(course, { status: created ? 201 : 200 });
  }),
  route(progress.leave, ({ viewer, params }) => leave(viewer, params.id)),
);
