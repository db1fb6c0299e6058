import { methods, route } from "@/lib/platform/route";
import { pauseAttempt as contract } from "@/lib/practice/contract/attempts";
import { pauseExam } from "@/lib/practice/writes/clock";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => pauseExam(viewer, params.id, body.tab)),
);
