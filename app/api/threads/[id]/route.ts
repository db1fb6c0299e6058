import { deleteThread, editThread, getThread } from "@/lib/forums/contract/threads";
import * as reads from "@/lib/forums/reads/threads";
import * as writes from "@/lib/forums/writes/threads";
import { countView, viewerKey } from "@/lib/forums/writes/views";
import { afterResponse } from "@/lib/platform/server/after-response";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getThread, async ({ viewer, params, request }) => {
    const thread = await reads.getThread(viewer, params.id);
    const key = viewerKey(viewer, request.headers);
    if (request.method === "GET") afterResponse(() => countView(thread.id, key));
    return thread;
  }),
  route(editThread, ({ viewer, params, body }) => writes.editThread(viewer, params.id, body)),
  route(deleteThread, ({ viewer, params }) => writes.deleteThread(viewer, params.id)),
);
