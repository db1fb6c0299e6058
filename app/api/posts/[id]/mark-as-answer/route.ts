import { markAsAnswer, unmarkAnswer } from "@/lib/forums/contract/posts";
import * as writes from "@/lib/forums/writes/answers";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(markAsAnswer, ({ viewer, params }) => writes.markAsAnswer(viewer, params.id)),
  route(unmarkAnswer, ({ viewer, params }) => writes.unmarkAnswer(viewer, params.id)),
);
