import { methods, respond, route } from "@/lib/platform/server/route";
import { listQuestionReports as contract } from "@/lib/questions/contract/managing";
import { listQuestionReports } from "@/lib/questions/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, async ({ query }) => {
    const { reports, total } = await listQuestionReports(query);
    return respond(reports, { headers: [["X-Total-Count", String(total)]] });
  }),
);
