import { methods, route } from "@/lib/platform/server/route";
import * as contract from "@/lib/questions/contract/managing";
import { getManagedQuestion } from "@/lib/questions/reads";
import { deleteQuestion, editQuestion } from "@/lib/questions/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract.getManagedQuestion, ({ params }) => getManagedQuestion(params.id)),
  route(contract.editQuestion, ({ viewer, params, body }) => editQuestion(viewer, params.id, body)),
  route(contract.deleteQuestion, ({ viewer, params, body }) => deleteQuestion(viewer, params.id, body.version)),
);
