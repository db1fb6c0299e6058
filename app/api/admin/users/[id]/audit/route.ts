import * as contract from "@/lib/admin/contract/people";
import { listDeeds } from "@/lib/admin/reads";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listDeeds, ({ params }) => listDeeds(params.id)),
);
