import { getLesson as contract } from "@/lib/lessons/contract";
import { getLesson } from "@/lib/lessons/reads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params }) => getLesson(viewer, params.id)),
);
