import { methods, route } from "@/lib/platform/route";
import { setExamDate as contract } from "@/lib/progress/contract";
import { setExamDate } from "@/lib/progress/writes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => setExamDate(viewer, params.id, body.examDate)),
);
