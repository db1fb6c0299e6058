import * as contract from "@/lib/courses/contract/outline";
import { orderTopics } from "@/lib/courses/writes/modules";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.orderTopics, ({ viewer, params, body }) => orderTopics(viewer, params.id, body.ids)),
);
