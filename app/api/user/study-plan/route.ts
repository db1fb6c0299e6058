import { methods, route } from "@/lib/platform/route";
import { getStudyPlan as plan, setStudyMinutes as wish } from "@/lib/progress/contract/plan";
import { getStudyPlan } from "@/lib/progress/reads/plan";
import { setStudyMinutes } from "@/lib/progress/writes/study-minutes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(plan, ({ viewer, query }) => getStudyPlan(viewer, query)),
  route(wish, ({ viewer, body }) => setStudyMinutes(viewer, body.minutes)),
);
