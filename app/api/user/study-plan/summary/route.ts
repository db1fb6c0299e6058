import { getPlanSummary as contract } from "@/lib/plan/contract/study-plan";
import { getPlanSummary } from "@/lib/plan/reads/plan";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer }) => getPlanSummary(viewer)),
);
