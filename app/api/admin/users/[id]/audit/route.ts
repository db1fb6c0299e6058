import * as contract from "@/lib/admin/contract/overview";
import { listUserAudit } from "@/lib/admin/reads/audit";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listUserAudit, ({ params }) => listUserAudit(params.id)),
);
