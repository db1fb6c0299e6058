import { methods, route } from "@/lib/platform/server/route";
import { now } from "@/lib/platform/time/clock";
import { setExamDate as contract } from "@/lib/progress/contract";
import { setExamDate } from "@/lib/progress/writes";
import { fitAimsOf } from "@/lib/review/writes/aims";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, async ({ viewer, params, body }) => {
    const saved = await setExamDate(viewer, params.id, body.examDate);
    await fitAimsOf(viewer.id, now());
    return saved;
  }),
);
