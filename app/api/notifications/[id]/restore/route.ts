import { restoreNotification } from "@/lib/notifications/contract";
import { restore } from "@/lib/notifications/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(restoreNotification, ({ viewer, params }) => restore(viewer, params.id)),
);
