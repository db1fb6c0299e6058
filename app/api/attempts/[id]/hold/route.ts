import { methods, route } from "@/lib/platform/server/route";
import { holdAttempt as contract } from "@/lib/practice/contract/attempts";
import { holdAttempt } from "@/lib/practice/writes/notes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, params, body }) => holdAttempt(viewer, params.id, body.tab)),
);
