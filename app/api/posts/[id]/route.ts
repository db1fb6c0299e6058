import { deletePost, editPost, getPost } from "@/lib/forums/contract/posts";
import * as reads from "@/lib/forums/reads/posts";
import * as writes from "@/lib/forums/writes/posts";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getPost, ({ viewer, params }) => reads.getPost(viewer, params.id)),
  route(editPost, ({ viewer, params, body }) => writes.editPost(viewer, params.id, body.content)),
  route(deletePost, ({ viewer, params }) => writes.deletePost(viewer, params.id)),
);
