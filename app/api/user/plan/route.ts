import { getPlan as contract } from "@/lib/plan/contract/plan";
import { getPlan } from "@/lib/plan/reads/days";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, query }) => getPlan(viewer, query)),
);
