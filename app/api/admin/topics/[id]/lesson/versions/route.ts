import { listLessonVersions as contract } from "@/lib/lessons/contract/managing";
import { listLessonVersions } from "@/lib/lessons/reads/managing";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ params }) => listLessonVersions(params.id)),
);
