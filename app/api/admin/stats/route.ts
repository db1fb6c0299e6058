import * as contract from "@/lib/admin/contract/overview";
import { getStats } from "@/lib/admin/reads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(route(contract.getStats, () => getStats()));
