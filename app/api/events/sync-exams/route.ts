import * as calendar from "@/lib/calendar/contract";
import { syncExams } from "@/lib/calendar/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(calendar.syncExams, ({ viewer }) => syncExams(viewer)),
);
