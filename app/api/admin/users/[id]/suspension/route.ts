import * as contract from "@/lib/accounts/contract/managing";
import { getManagedUser } from "@/lib/accounts/reads/managed-user";
import { setSuspension } from "@/lib/accounts/writes/suspension";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.setSuspension, async ({ viewer, params, body }) => {
    await setSuspension(viewer, params.id, body.reason);
    return getManagedUser(params.id);
  }),
);
