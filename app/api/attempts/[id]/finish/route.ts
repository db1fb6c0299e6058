import { methods, route } from "@/lib/platform/route";
import { finishAttempt as contract } from "@/lib/practice/contract/attempts";
import { finishAttempt } from "@/lib/practice/writes/finish";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => finishAttempt(viewer, params.id, body.tab)),
);
