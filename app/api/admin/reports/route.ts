import { listReports } from "@/lib/forums/contract/reports";
import * as reads from "@/lib/forums/reads/reports";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(listReports, async ({ viewer, query }) => {
    const { list, total } = await reads.listReports(viewer, query);
    return respond(list, { headers: [["X-Total-Count", String(total)]] });
  }),
);
