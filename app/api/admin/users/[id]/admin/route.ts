import * as contract from "@/lib/accounts/contract/managing";
import { getManagedUser } from "@/lib/accounts/reads/managed-user";
import { setAdmin } from "@/lib/accounts/writes/roles";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.setAdmin, async ({ viewer, params, body }) => {
    await setAdmin(viewer, params.id, body.isAdmin);
    return getManagedUser(params.id);
  }),
);
