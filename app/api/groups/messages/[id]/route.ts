import * as contract from "@/lib/groups/contract/messages";
import { deleteMessage } from "@/lib/groups/writes/messages";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.deleteMessage, ({ viewer, params }) => deleteMessage(viewer, params.id)),
);
