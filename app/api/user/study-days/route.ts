import { methods, route } from "@/lib/platform/server/route";
import { listStudyDays as contract } from "@/lib/progress/contract/study-days";
import { listStudyDays } from "@/lib/progress/reads/study-days";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, query }) => listStudyDays(viewer, query)),
);
