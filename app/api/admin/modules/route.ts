import * as contract from "@/lib/courses/contract/outline";
import { createModule } from "@/lib/courses/writes/modules";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.createModule, ({ viewer, body }) => createModule(viewer, body)),
);
