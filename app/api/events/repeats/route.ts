import * as calendar from "@/lib/calendar/contract";
import { listRepeats } from "@/lib/calendar/reads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.listRepeats, ({ viewer }) => listRepeats(viewer)),
);
