import * as contract from "@/lib/forums/contract/reading";
import * as reads from "@/lib/forums/reads/reading";
import * as writes from "@/lib/forums/writes/reading";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getForumWatching, ({ viewer, params }) => reads.getForumWatching(viewer, params.id)),
  route(contract.watchForum, ({ viewer, params, body }) => writes.watchForum(viewer, params.id, body.watching)),
);
