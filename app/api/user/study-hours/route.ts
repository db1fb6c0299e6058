import { getStudyHours as read, setStudyHours as write } from "@/lib/plan/contract/plan";
import { getStudyHours } from "@/lib/plan/reads/hours";
import { setStudyHours } from "@/lib/plan/writes/hours";
import { now } from "@/lib/platform/clock";
import { methods, route } from "@/lib/platform/route";
import { fitAimsOf } from "@/lib/review/writes/aims";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(read, ({ viewer }) => getStudyHours(viewer)),
  route(write, async ({ viewer, body }) => {
    const saved = await setStudyHours(viewer, body.minutes);
    await fitAimsOf(viewer.id, now());
    return saved;
  }),
);
