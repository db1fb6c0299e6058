import { listPeople } from "@/lib/accounts/reads/people";
import * as contract from "@/lib/admin/contract/people";
import { methods, reply, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listUsers, async ({ viewer, query }) => {
    const { users, total } = await listPeople(viewer, query);
    return reply(users, { headers: [["X-Total-Count", String(total)]] });
  }),
);
