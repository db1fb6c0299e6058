import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { instant, pageNumber, text } from "@/lib/platform/contract/shapes";
import { REASON_LONGEST } from "../rules/suspension";
import { PLANS, ROLES, USER_MISSING, USER_SORTS } from "../rules/users";

const WRITES = { points: 120, seconds: 60 };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const userParams = z.object({ id: z.string("Invalid id").check(z.toLowerCase(), z.regex(UUID, "Invalid id")) });

const userSearchText = z.optional(
  z.string("Please filter by one text.").check(
    z.trim(),
    z.maxLength(100, "Please filter by at most 100 characters."),
    z.refine((text) => !/\p{Cc}|\p{Cs}/u.test(text), "This text contains characters that cannot be used."),
  ),
);

export const userFilter = z.object({
  q: userSearchText,
  plan: z.optional(z.enum(PLANS, "A plan is free, premium, granted or failed.")),
  role: z.optional(z.enum(ROLES, "A role is admin or student.")),
});

export const managedUser = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  suspended: z.boolean(),
  subscription: z.object({ active: z.boolean(), status: z.nullable(z.string()), granted: z.boolean() }),
  createdAt: instant,
  /** The last request of a device that is still signed in; null without one. */
  lastSeenAt: z.nullable(instant),
});
export type ManagedUser = z.output<typeof managedUser>;

export const managedUserDetail = z.extend(managedUser, {
  avatarUrl: z.nullable(z.string()),
  subscription: z.object({
    active: z.boolean(),
    status: z.nullable(z.string()),
    tier: z.nullable(z.string()),
    currentPeriodEnd: z.nullable(instant),
    /** The payment provider, if there is one. */
    source: z.nullable(z.enum(["paid", "granted"])),
    /** When the access that an admin granted ends, apart from what is paid for; null without such a grant. */
    grantedUntil: z.nullable(instant),
  }),
  progress: z.object({ completedTopics: z.int(), totalTopics: z.int() }),
  enrollments: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      progress: z.int(),
      enrolledAt: instant,
      lastAccessedAt: z.nullable(instant),
    }),
  ),
  /** Browsers that are signed in now. */
  sessions: z.int(),
  hasPassword: z.boolean(),
  suspension: z.nullable(z.object({ since: instant, reason: z.string() })),
});
export type ManagedUserDetail = z.output<typeof managedUserDetail>;

export const listUsers = endpoint({
  method: "GET",
  path: "/api/admin/users",
  summary:
    "Users, 50 a page, by a part of name, e-mail or username, by plan and role; X-Total-Count counts a text to 5,000",
  access: "admin",
  query: z.extend(userFilter, {
    sort: z._default(z.enum(USER_SORTS, "Users are sorted by newest or by name."), "newest"),
    page: pageNumber,
  }),
  response: z.array(managedUser),
});

export const countUsers = endpoint({
  method: "GET",
  path: "/api/admin/users/count",
  summary: "How many users a filter finds; by a text no more than 5,000 are listed and counted",
  access: "admin",
  query: userFilter,
  response: z.object({ total: z.int(), isAll: z.boolean() }),
});

export const getManagedUser = endpoint({
  method: "GET",
  path: "/api/admin/users/{id}",
  summary: "A user with progress, enrolments and subscription; the look is noted in the audit",
  access: "admin",
  params: userParams,
  response: managedUserDetail,
  notFoundMessage: USER_MISSING,
});

export const setAdmin = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/admin",
  summary: "Makes a user an admin, or takes that back; 409 for the last one",
  access: "admin",
  limit: WRITES,
  params: userParams,
  body: z.object({ isAdmin: z.boolean("Yes or no is expected.") }),
  response: managedUserDetail,
  notFoundMessage: USER_MISSING,
});

const REASON = "Please give a reason. The user reads it when signing in.";

export const setSuspension = endpoint({
  method: "PUT",
  path: "/api/admin/users/{id}/suspension",
  summary:
    "Suspends a user with a reason, which ends all sessions and refuses each sign-in, or lifts it with null; 409 for an admin",
  access: "admin",
  limit: WRITES,
  params: userParams,
  body: z.object({ reason: z.nullable(text({ min: 3, max: REASON_LONGEST, short: REASON, line: true })) }),
  response: managedUserDetail,
  notFoundMessage: USER_MISSING,
});

export const revokeSessions = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/sessions/revoke",
  summary: "Signs a user out of every browser at once",
  access: "admin",
  limit: WRITES,
  params: userParams,
  response: z.object({ ended: z.int() }),
  notFoundMessage: USER_MISSING,
});

export const removeUserPassword = endpoint({
  method: "DELETE",
  path: "/api/admin/users/{id}/password",
  summary: "Removes a user's password, signs the user out everywhere and says so by mail: then only links sign in",
  access: "admin",
  limit: WRITES,
  params: userParams,
  response: managedUserDetail,
  notFoundMessage: USER_MISSING,
});

export const revokeGrant = endpoint({
  method: "POST",
  path: "/api/admin/users/{id}/grant/revoke",
  summary: "Ends Premium that was granted, from the user's next request on; 409 for somebody who only pays",
  access: "admin",
  limit: WRITES,
  params: userParams,
  response: managedUserDetail,
  notFoundMessage: USER_MISSING,
});
