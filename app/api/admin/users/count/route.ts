import { countPeople } from "@/lib/accounts/reads/people";
import * as contract from "@/lib/admin/contract/people";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.countUsers, ({ query }) => countPeople(query)),
);
