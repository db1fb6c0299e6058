import { getPreferences, updatePreferences } from "@/lib/accounts/contract/profile";
import * as reads from "@/lib/accounts/reads/profile";
import * as writes from "@/lib/accounts/writes/profile";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getPreferences, ({ viewer }) => reads.getPreferences(viewer)),
  route(updatePreferences, ({ viewer, body }) => writes.updatePreferences(viewer, body)),
);
