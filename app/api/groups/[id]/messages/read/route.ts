import * as contract from "@/lib/groups/contract/messages";
import { readUpTo } from "@/lib/groups/writes/messages";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.readMessages, ({ viewer, params, body }) => readUpTo(viewer, params.id, body.messageId)),
);
