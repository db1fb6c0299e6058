import { getFigures as contract } from "@/lib/admin/contract/overview";
import { getFigures } from "@/lib/admin/reads/figures";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(route(contract, ({ viewer }) => getFigures(viewer)));
