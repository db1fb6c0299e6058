import { getModuleAccess as contract } from "@/lib/courses/contract";
import { getModuleAccess } from "@/lib/courses/reads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params }) => getModuleAccess(viewer, params.id)),
);
