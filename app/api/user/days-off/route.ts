import { getDaysOff as read, setDaysOff as write } from "@/lib/plan/contract/plan";
import { getDaysOff } from "@/lib/plan/reads/hours";
import { setDaysOff } from "@/lib/plan/writes/hours";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(read, ({ viewer }) => getDaysOff(viewer)),
  route(write, ({ viewer, body }) => setDaysOff(viewer, body.days)),
);
