import { deleteNotification } from "@/lib/notifications/contract";
import { remove } from "@/lib/notifications/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(deleteNotification, ({ viewer, params }) => remove(viewer, params.id)),
);
