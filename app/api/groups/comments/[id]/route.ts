import * as contract from "@/lib/groups/contract/messages";
import { deleteComment } from "@/lib/groups/writes/comments";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.deleteComment, ({ viewer, params }) => deleteComment(viewer, params.id)),
);
