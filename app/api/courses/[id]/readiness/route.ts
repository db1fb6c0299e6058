import { methods, route } from "@/lib/platform/server/route";
import { getReadiness as contract } from "@/lib/readiness/contract";
import { getReadiness } from "@/lib/readiness/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params }) => getReadiness(viewer, params.id)),
);
