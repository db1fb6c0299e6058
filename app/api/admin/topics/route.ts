import * as contract from "@/lib/courses/contract/outline";
import { createTopic } from "@/lib/courses/writes/topics";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.createTopic, ({ viewer, body }) => createTopic(viewer, body)),
);
