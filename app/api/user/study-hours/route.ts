import { getStudyHours as read, setStudyHours as write } from "@/lib/plan/contract/plan";
import { getStudyHours } from "@/lib/plan/reads/hours";
import { setStudyHours } from "@/lib/plan/writes/hours";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(read, ({ viewer }) => getStudyHours(viewer)),
  route(write, ({ viewer, body }) => setStudyHours(viewer, body.minutes)),
);
