import { searchAll } from "@/lib/admin/contract/search";
import { searchEverything } from "@/lib/admin/reads/search";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(searchAll, ({ viewer, query }) => searchEverything(viewer, query)),
);
