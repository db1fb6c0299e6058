import { methods, route } from "@/lib/platform/server/route";
import { getResult as contract } from "@/lib/practice/contract/attempts";
import { getResult } from "@/lib/practice/reads/result";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params }) => getResult(viewer, params.id)),
);
