import { methods, respond, route } from "@/lib/platform/server/route";
import { listMistakes as contract } from "@/lib/practice/contract/overview";
import { listMistakes } from "@/lib/practice/reads/mistakes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, async ({ viewer, query }) => {
    const { mistakes, total, causes } = await listMistakes(viewer, query);
    const sums = Object.entries(causes).map(([cause, count]) => `${cause}=${count}`);
    return respond(mistakes, {
      headers: [
        ["X-Total-Count", String(total)],
        ["X-Causes", sums.join(", ")],
      ],
    });
  }),
);
