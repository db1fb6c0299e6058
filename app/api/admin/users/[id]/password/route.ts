import * as contract from "@/lib/accounts/contract/managing";
import { getManagedUser } from "@/lib/accounts/reads/managed-user";
import { removePasswordOf } from "@/lib/accounts/writes/roles";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.removeUserPassword, async ({ viewer, params }) => {
    await removePasswordOf(viewer, params.id);
    return getManagedUser(params.id);
  }),
);
