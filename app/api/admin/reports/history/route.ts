import { listDecidedReports } from "@/lib/forums/contract/reports";
import * as reads from "@/lib/forums/reads/decided-reports";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(listDecidedReports, async ({ query }) => {
    const { list, total } = await reads.listDecidedReports(query.page);
    return respond(list, { headers: [["X-Total-Count", String(total)]] });
  }),
);
