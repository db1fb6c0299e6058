import { methods, route } from "@/lib/platform/server/route";
import { resumeAttempt as contract } from "@/lib/practice/contract/attempts";
import { resumeExam } from "@/lib/practice/writes/clock";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => resumeExam(viewer, params.id, body.tab)),
);
