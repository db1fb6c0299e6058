import { deleteForum, editForum, getForum } from "@/lib/forums/contract/forums";
import * as reads from "@/lib/forums/reads/forums";
import * as writes from "@/lib/forums/writes/forums";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getForum, ({ viewer, params }) => reads.getForum(viewer, params.id)),
  route(editForum, ({ viewer, params, body }) => writes.editForum(viewer, params.id, body)),
  route(deleteForum, ({ viewer, params }) => writes.deleteForum(viewer, params.id)),
);
