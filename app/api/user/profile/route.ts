import { getProfile, updateProfile } from "@/lib/accounts/contract/profile";
import * as reads from "@/lib/accounts/reads/profile";
import * as writes from "@/lib/accounts/writes/profile";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(getProfile, ({ viewer }) => reads.getProfile(viewer)),
  route(updateProfile, ({ viewer, body }) => writes.updateProfile(viewer, body)),
);
