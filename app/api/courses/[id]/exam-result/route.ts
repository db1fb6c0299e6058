import { methods, route } from "@/lib/platform/server/route";
import { getExamResult as getContract, setExamResult as setContract } from "@/lib/readiness/contract";
import { getExamResult } from "@/lib/readiness/reads";
import { tellExamResult } from "@/lib/readiness/writes/results";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getContract, ({ viewer, params }) => getExamResult(viewer, params.id)),
  route(setContract, ({ viewer, params, body }) => tellExamResult(viewer, params.id, body)),
);
