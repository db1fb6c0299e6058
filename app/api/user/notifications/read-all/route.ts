import { readAllNotifications } from "@/lib/notifications/contract";
import { markAllRead } from "@/lib/notifications/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(readAllNotifications, ({ viewer }) => markAllRead(viewer)),
);
