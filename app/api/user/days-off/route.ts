import { getDaysOff as read, setDaysOff as write } from "@/lib/plan/contract/plan";
import { getDaysOff } from "@/lib/plan/reads/hours";
import { setDaysOff } from "@/lib/plan/writes/hours";
import { now } from "@/lib/platform/clock";
import { methods, route } from "@/lib/platform/route";
import { fitAimsOf } from "@/lib/review/writes/aims";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(read, ({ viewer }) => getDaysOff(viewer)),
  route(write, async ({ viewer, body }) => {
    const saved = await setDaysOff(viewer, body.days);
    await fitAimsOf(viewer.id, now());
    return saved;
  }),
);
