import { lookAtPerson } from "@/lib/accounts/reads/person";
import * as contract from "@/lib/admin/contract/people";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getManagedUser, ({ viewer, params }) => lookAtPerson(viewer, params.id)),
);
