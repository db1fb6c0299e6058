import * as contract from "@/lib/courses/contract/outline";
import { deleteTopic, updateTopic } from "@/lib/courses/writes/topics";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.updateTopic, ({ viewer, params, body }) => updateTopic(viewer, params.id, body)),
  route(contract.deleteTopic, ({ viewer, params }) => deleteTopic(viewer, params.id)),
);
