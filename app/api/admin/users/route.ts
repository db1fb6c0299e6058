import * as contract from "@/lib/accounts/contract/managing";
import { listUsers } from "@/lib/accounts/reads/users";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listUsers, async ({ viewer, query }) => {
    const { users, total } = await listUsers(viewer, query);
    return respond(users, { headers: [["X-Total-Count", String(total)]] });
  }),
);
