import { previewLesson as contract } from "@/lib/lessons/contract/managing";
import { getLessonPreview } from "@/lib/lessons/reads/managing";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ body }) => getLessonPreview(body.text, body.topicId)),
);
