import * as contract from "@/lib/courses/contract/outline";
import { deleteModule, updateModule } from "@/lib/courses/writes/modules";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.updateModule, ({ viewer, params, body }) => updateModule(viewer, params.id, body)),
  route(contract.deleteModule, ({ viewer, params }) => deleteModule(viewer, params.id)),
);
