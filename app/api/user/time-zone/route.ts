import { setTimeZone } from "@/lib/accounts/contract";
import { moveTimeZone } from "@/lib/accounts/writes";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(setTimeZone, ({ viewer, body }) => moveTimeZone(viewer, body)),
);
