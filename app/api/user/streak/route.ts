import { methods, route } from "@/lib/platform/server/route";
import { getStreak } from "@/lib/progress/contract/streak";
import * as reads from "@/lib/progress/reads/streak";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getStreak, ({ viewer }) => reads.getStreak(viewer)),
);
