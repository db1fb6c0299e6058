import { readNotification } from "@/lib/notifications/contract";
import { markRead } from "@/lib/notifications/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(readNotification, ({ viewer, params }) => markRead(viewer, params.id)),
);
