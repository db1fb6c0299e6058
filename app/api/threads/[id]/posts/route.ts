import * as contract from "@/lib/forums/contract/posts";
import * as reads from "@/lib/forums/reads/posts";
import * as writes from "@/lib/forums/writes/posts";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listPosts, async ({ viewer, params, query }) => {
    const { list, total } = await reads.listPosts(viewer, params.id, query.page);
    return respond(list, { headers: [["X-Total-Count", String(total)]] });
  }),
  route(contract.reply, ({ viewer, params, body, key }) => writes.reply(viewer, params.id, body.content, key)),
);
