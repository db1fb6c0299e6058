import * as contract from "@/lib/groups/contract/messages";
import { like, unlike } from "@/lib/groups/writes/likes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.likeMessage, ({ viewer, params }) => like(viewer, params.id)),
  route(contract.unlikeMessage, ({ viewer, params }) => unlike(viewer, params.id)),
);
