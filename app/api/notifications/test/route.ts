import { sendTestNotification } from "@/lib/notifications/contract";
import { sendTest } from "@/lib/notifications/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(sendTestNotification, ({ viewer }) => sendTest(viewer)),
);
