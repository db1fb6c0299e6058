import { methods, route } from "@/lib/platform/server/route";
import { getAttempt as contract } from "@/lib/practice/contract/attempts";
import { getAttempt } from "@/lib/practice/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, query }) => getAttempt(viewer, params.id, query.tab)),
);
