import { getManagedUser } from "@/lib/accounts/reads/managed-user";
import { removePasswordOf } from "@/lib/accounts/writes/roles";
import * as contract from "@/lib/admin/contract/users";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.removeUserPassword, async ({ viewer, params }) => {
    await removePasswordOf(viewer, params.id);
    return getManagedUser(params.id);
  }),
);
