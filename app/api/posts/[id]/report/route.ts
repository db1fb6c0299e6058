import { reportPost } from "@/lib/forums/contract/posts";
import * as writes from "@/lib/forums/writes/reports";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(reportPost, ({ viewer, params, body }) => writes.reportPost(viewer, params.id, body)),
);
