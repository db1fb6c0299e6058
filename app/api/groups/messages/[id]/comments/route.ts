import * as contract from "@/lib/groups/contract/messages";
import { listComments } from "@/lib/groups/reads/messages";
import { addComment } from "@/lib/groups/writes/comments";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listComments, ({ viewer, params }) => listComments(viewer, params.id)),
  route(contract.addComment, ({ viewer, params, body, key }) => addComment(viewer, params.id, body.content, key)),
);
