import { likePost, unlikePost } from "@/lib/forums/contract/posts";
import * as writes from "@/lib/forums/writes/likes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(likePost, ({ viewer, params }) => writes.likePost(viewer, params.id)),
  route(unlikePost, ({ viewer, params }) => writes.unlikePost(viewer, params.id)),
);
