import { methods, route } from "@/lib/platform/server/route";
import { pauseAttempt as contract } from "@/lib/practice/contract/attempts";
import { pauseExam, takeBreak } from "@/lib/practice/writes/clock";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body: { tab, isBreak } }) =>
    isBreak ? takeBreak(viewer, params.id, tab) : pauseExam(viewer, params.id, tab),
  ),
);
