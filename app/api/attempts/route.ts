import { methods, respond, route } from "@/lib/platform/server/route";
import * as contract from "@/lib/practice/contract/attempts";
import { listAttempts } from "@/lib/practice/reads";
import { areaWeights } from "@/lib/practice/rules/papers";
import { startAttempt } from "@/lib/practice/writes/start";
import { reviewsToday } from "@/lib/review/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.listAttempts, async ({ viewer, query }) => {
    const { attempts, total } = await listAttempts(viewer, query);
    return respond(attempts, { headers: [["X-Total-Count", String(total)]] });
  }),
  route(contract.startAttempt, ({ viewer, body }) =>
    startAttempt(viewer, body, async () => (await reviewsToday(viewer, areaWeights)).pointIds),
  ),
);
