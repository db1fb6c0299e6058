import * as contract from "@/lib/forums/contract/reading";
import * as writes from "@/lib/forums/writes/reading";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.watchThread, ({ viewer, params, body }) => writes.watchThread(viewer, params.id, body.watching)),
);
