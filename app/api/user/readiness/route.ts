import { methods, route } from "@/lib/platform/server/route";
import { listReadiness as contract } from "@/lib/readiness/contract";
import { listReadiness } from "@/lib/readiness/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer }) => listReadiness(viewer)),
);
