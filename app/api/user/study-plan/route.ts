import { getStudyPlan as plan, setStudyMinutes as wish } from "@/lib/plan/contract/study-plan";
import { getStudyPlan } from "@/lib/plan/reads/plan";
import { setStudyMinutes } from "@/lib/plan/writes/study-minutes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(plan, ({ viewer, query }) => getStudyPlan(viewer, query)),
  route(wish, ({ viewer, body }) => setStudyMinutes(viewer, body.minutes)),
);
