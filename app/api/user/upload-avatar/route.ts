import * as profile from "@/lib/accounts/contract/profile";
import { removeAvatar, setAvatar } from "@/lib/accounts/writes/uploads";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(profile.uploadAvatar, ({ viewer, file }) => setAvatar(viewer, file)),
  route(profile.removeAvatar, ({ viewer }) => removeAvatar(viewer)),
);
