import * as contract from "@/lib/accounts/contract/managing";
import { countUsers } from "@/lib/accounts/reads/users";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.countUsers, ({ query }) => countUsers(query)),
);
