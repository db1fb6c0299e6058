import { getVerdict as contract } from "@/lib/plan/contract/plan";
import { getVerdict } from "@/lib/plan/reads/verdict";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(route(contract, ({ viewer }) => getVerdict(viewer)));
