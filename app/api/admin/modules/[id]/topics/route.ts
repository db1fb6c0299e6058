import * as contract from "@/lib/courses/contract/outline";
import { createTopics } from "@/lib/courses/writes/topics";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.createTopics, ({ viewer, params, body }) => createTopics(viewer, params.id, body.topics)),
);
