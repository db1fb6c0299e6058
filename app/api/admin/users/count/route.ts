import { countUsers } from "@/lib/accounts/reads/users";
import * as contract from "@/lib/admin/contract/users";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.countUsers, ({ query }) => countUsers(query)),
);
