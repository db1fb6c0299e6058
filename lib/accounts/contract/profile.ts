import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { email, personName } from "../contract";

/** Used by both forms, on /profile and on /settings. */
export const profileForm = z.object({
  name: personName("Name must be at least 2 characters"),
  email: email("Invalid email address"),
});

export const profile = z.object({
  name: z.string(),
  email: z.string(),
  /** The new address, used once the link sent to it is opened. */
  pendingEmail: z.nullable(z.string()),
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  subscriptionStatus: z.nullable(z.string()),
  subscriptionTier: z.nullable(z.string()),
  hasPassword: z.boolean(),
  /** Also false when the user signed in by mail within the last hour and may set a new password without the old one. */
  needsCurrentPassword: z.boolean(),
});
export type Profile = z.output<typeof profile>;

export const getProfile = endpoint({
  method: "GET",
  path: "/api/user/profile",
  summary: "The caller's profile",
  access: "user",
  response: profile,
});

export const updateProfile = endpoint({
  method: "PATCH",
  path: "/api/user/profile",
  summary: "Changes name and e-mail address. A new address waits in pendingEmail for its confirmation",
  access: "user",
  body: z.partial(profileForm),
  response: profile,
  limit: { points: 60, seconds: 60 },
});

export const confirmEmail = endpoint({
  method: "POST",
  path: "/api/user/email/confirm",
  summary: "Makes the pending address the address, with the token mailed to it. Other sessions end",
  access: "anyone",
  body: z.object({
    token: z.string("This link is not complete.").check(z.maxLength(200, "This link is not complete.")),
  }),
  response: z.object({ email: z.string() }),
});

export const keepEmail = endpoint({
  method: "DELETE",
  path: "/api/user/email",
  summary: "Takes back a change of address that was not confirmed yet",
  access: "user",
  response: profile,
});

const avatar = z.object({ avatarUrl: z.nullable(z.string()) });

export const uploadAvatar = endpoint({
  method: "POST",
  path: "/api/user/upload-avatar",
  summary: "Sets the caller's picture: JPEG, PNG, WebP or GIF, at most 4 MB",
  access: "user",
  file: "avatar",
  response: avatar,
  limit: { points: 50, seconds: 3600 },
});

export const removeAvatar = endpoint({
  method: "DELETE",
  path: "/api/user/upload-avatar",
  summary: "Removes the caller's picture",
  access: "user",
  response: avatar,
});

const preferences = z.object({
  courseUpdates: z.boolean(),
  newCourses: z.boolean(),
  learningReminders: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

export const getPreferences = endpoint({
  method: "GET",
  path: "/api/user/notification-preferences",
  summary: "Which notifications the caller wants",
  access: "user",
  response: preferences,
});

export const updatePreferences = endpoint({
  method: "PATCH",
  path: "/api/user/notification-preferences",
  summary: "Switches kinds of notifications on and off",
  access: "user",
  body: z.partial(preferences),
  response: preferences,
});
