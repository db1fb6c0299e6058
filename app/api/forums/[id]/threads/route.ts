import { listThreads, openThread } from "@/lib/forums/contract/threads";
import * as reads from "@/lib/forums/reads/threads";
import * as writes from "@/lib/forums/writes/threads";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(listThreads, async ({ viewer, params, query }) => {
    const { list, total } = await reads.listThreads(viewer, params.id, query.page, query);
    return respond(list, { headers: [["X-Total-Count", String(total)]] });
  }),
  route(openThread, ({ viewer, params, body, key }) => writes.openThread(viewer, params.id, body, key)),
);
