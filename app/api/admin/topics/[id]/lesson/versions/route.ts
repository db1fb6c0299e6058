import { listLessonVersions as contract } from "@/lib/lessons/contract/managing";
import { listLessonVersions } from "@/lib/lessons/reads/managing";
import { methods, respond, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, async ({ params, query }) => {
    const { versions, total } = await listLessonVersions(params.id, query.page);
    return respond(versions, { headers: [["X-Total-Count", String(total)]] });
  }),
);
