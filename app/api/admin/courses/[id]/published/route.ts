import { setPublished as contract } from "@/lib/courses/contract/managing";
import { setPublished } from "@/lib/courses/writes/courses";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => setPublished(viewer, params.id, body.published)),
);
