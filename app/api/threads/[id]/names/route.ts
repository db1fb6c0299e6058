import { listThreadNames } from "@/lib/forums/contract/names";
import * as reads from "@/lib/forums/reads/names";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(listThreadNames, ({ viewer, params, query }) => reads.listThreadNames(viewer, params.id, query.q)),
);
