import { listGroupNames } from "@/lib/groups/contract/names";
import * as reads from "@/lib/groups/reads/names";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(listGroupNames, ({ viewer, params, query }) => reads.listGroupNames(viewer, params.id, query.q)),
);
