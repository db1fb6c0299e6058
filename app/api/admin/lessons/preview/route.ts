import { previewLesson as contract } from "@/lib/lessons/contract/managing";
import { minutesOf, wordsIn } from "@/lib/lessons/rules";
import { methods, route } from "@/lib/platform/server/route";
import { readLesson } from "@/lib/writing/markdown";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ body }) => ({
    ...readLesson(body.text),
    minutes: minutesOf(body.text),
    words: wordsIn(body.text),
  })),
);
