import { listSimilar } from "@/lib/forums/contract/threads";
import * as reads from "@/lib/forums/reads/search";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(listSimilar, ({ viewer, params, query }) => reads.listSimilar(viewer, params.id, query.title)),
);
