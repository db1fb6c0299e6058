import * as contract from "@/lib/groups/contract/messages";
import { listMessages } from "@/lib/groups/reads/messages";
import { send } from "@/lib/groups/writes/messages";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listMessages, ({ sessionHash, params, query }) => listMessages(sessionHash, params.id, query)),
  route(contract.sendMessage, ({ viewer, params, body, key }) => send(viewer, params.id, body.content, key)),
);
