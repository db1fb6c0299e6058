import { methods, route } from "@/lib/platform/route";
import { getPlanSummary as contract } from "@/lib/progress/contract/plan";
import { getPlanSummary } from "@/lib/progress/reads/plan";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer }) => getPlanSummary(viewer)),
);
