import { methods, respond, route } from "@/lib/platform/server/route";
import { listManagedQuestions as contract } from "@/lib/questions/contract/managing";
import { listManagedQuestions } from "@/lib/questions/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, async ({ query }) => {
    const { questions, total } = await listManagedQuestions(query);
    return respond(questions, { headers: [["X-Total-Count", String(total)]] });
  }),
);
