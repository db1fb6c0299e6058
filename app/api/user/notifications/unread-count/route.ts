import { countUnread as contract } from "@/lib/notifications/contract";
import { countUnread } from "@/lib/notifications/reads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ sessionHash }) => countUnread(sessionHash)),
);
