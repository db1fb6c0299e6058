import { methods, route } from "@/lib/platform/server/route";
import { resolveQuestionReport as contract } from "@/lib/questions/contract/managing";
import { resolveQuestionReport } from "@/lib/questions/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => resolveQuestionReport(viewer, params.id, body)),
);
