import * as contract from "@/lib/lessons/contract/managing";
import { getManagedLesson } from "@/lib/lessons/reads/managing";
import { saveLesson } from "@/lib/lessons/writes/lessons";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getManagedLesson, ({ params }) => getManagedLesson(params.id)),
  route(contract.saveLesson, ({ viewer, params, body }) => saveLesson(viewer, params.id, body)),
);
