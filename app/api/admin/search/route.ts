import { searchAll } from "@/lib/admin/contract/search";
import { findAnything } from "@/lib/admin/reads/search";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(searchAll, ({ viewer, query }) => findAnything(viewer, query.q)),
);
