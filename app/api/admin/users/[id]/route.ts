import * as contract from "@/lib/accounts/contract/managing";
import { viewManagedUser } from "@/lib/accounts/reads/managed-user";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getManagedUser, ({ viewer, params }) => viewManagedUser(viewer, params.id)),
);
