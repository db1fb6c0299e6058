import { getPerson } from "@/lib/accounts/reads/person";
import { setAdmin } from "@/lib/accounts/writes/roles";
import * as contract from "@/lib/admin/contract/people";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.setAdmin, async ({ viewer, params, body }) => {
    await setAdmin(viewer, params.id, body.isAdmin);
    return getPerson(params.id);
  }),
);
