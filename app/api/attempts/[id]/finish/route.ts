import { afterResponse } from "@/lib/platform/server/after-response";
import { methods, route } from "@/lib/platform/server/route";
import { finishAttempt as contract } from "@/lib/practice/contract/attempts";
import { finishAttempt } from "@/lib/practice/writes/finish";
import { keepEstimates } from "@/lib/readiness/writes/estimates";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, async ({ viewer, params, body }) => {
    const result = await finishAttempt(viewer, params.id, body);
    afterResponse(() => keepEstimates(viewer, { attemptId: params.id }));
    return result;
  }),
);
