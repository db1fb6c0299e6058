import * as contract from "@/lib/courses/contract/managing";
import { getManaged } from "@/lib/courses/reads";
import { orderModules } from "@/lib/courses/writes/courses";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.orderModules, async ({ viewer, params, body }) => {
    await orderModules(viewer, params.id, body.ids);
    return getManaged(params.id);
  }),
);
