import { whatIf as contract } from "@/lib/plan/contract/plan";
import { getWhatIf } from "@/lib/plan/reads/verdict";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, body }) => getWhatIf(viewer, body)),
);
