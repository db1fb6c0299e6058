import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams, instant, ok, sameSitePath } from "@/lib/platform/contract/shapes";
import { email } from "../contract";
import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_SHORT } from "../rules";

/** Not trimmed: a password may begin or end with blanks. */
const passwordText = (missing: string) =>
  z.string(missing).check(
    z.refine((value) => !/\p{Cc}|\p{Cs}/u.test(value), {
      message: "This text contains characters that cannot be used.",
      params: { code: "invalid_characters" },
      abort: true,
    }),
    z.refine((value) => [...value].length <= PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters.`),
  );

const newPassword = z.pipe(
  passwordText(PASSWORD_SHORT),
  z.string().check(z.refine((value) => [...value].length >= PASSWORD_MIN, PASSWORD_SHORT)),
);

const CURRENT_MISSING = "Current password is required";
const existingPassword = (missing: string) => z.pipe(passwordText(missing), z.string().check(z.minLength(1, missing)));

const newPasswordFields = { newPassword, confirmPassword: newPassword };
type NewPasswordFields = { newPassword: string; confirmPassword: string };
const passwordsMatch = z.refine<NewPasswordFields>(
  ({ newPassword: first, confirmPassword: second }) => first === second,
  {
    message: "Passwords do not match",
    path: ["confirmPassword"],
  },
);

/** For an account without a password, so without the current one. */
export const firstPasswordForm = z.object(newPasswordFields).check(passwordsMatch);
export const passwordForm = z
  .object({ currentPassword: existingPassword(CURRENT_MISSING), ...newPasswordFields })
  .check(passwordsMatch);

export const setPassword = endpoint({
  method: "PUT",
  path: "/api/user/password",
  summary:
    "Sets or changes the password after a sign-in within the last hour; signed in by mail, without the current one",
  access: "user",
  body: z.object({ currentPassword: z.optional(passwordText(CURRENT_MISSING)), newPassword }),
  response: ok,
});

export const removePassword = endpoint({
  method: "DELETE",
  path: "/api/user/password",
  summary: "Removes the password, so that only links sign in, after a sign-in within the last hour",
  access: "user",
  response: ok,
});

export const signInWithPassword = endpoint({
  method: "POST",
  path: "/api/auth/password",
  summary: "Signs in with a password. Every failure gets the same answer",
  access: "anyone",
  body: z.object({
    email: email(),
    password: existingPassword("Please enter your password"),
    next: z.optional(sameSitePath),
  }),
  response: z.object({ ok: z.literal(true), next: z.string() }),
});

const session = z.object({
  id: z.int(),
  /** 'Firefox on Windows'. */
  device: z.string(),
  current: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
});
export type SessionItem = z.output<typeof session>;

export const listSessions = endpoint({
  method: "GET",
  path: "/api/user/sessions",
  summary: "Where the caller is signed in, this browser first",
  access: "user",
  response: z.array(session),
});

const ended = z.object({ ended: z.int() });

export const SESSION_MISSING = "Session not found";

export const endOneSession = endpoint({
  method: "DELETE",
  path: "/api/user/sessions/{id}",
  summary: "Signs one browser out",
  access: "user",
  params: idParams(),
  notFoundMessage: SESSION_MISSING,
  response: ended,
});

export const endAllSessions = endpoint({
  method: "DELETE",
  path: "/api/user/sessions",
  summary: "Signs the caller out everywhere, here too, and voids mailed links; removes the password on request",
  access: "user",
  body: z.object({ removePassword: z.optional(z.boolean("Yes or no is expected.")) }),
  bodyOptional: true,
  response: ended,
});

const row = z.record(z.string(), z.nullable(z.union([z.string(), z.number(), z.boolean()])));
const list = z.array(row);

export const exportData = endpoint({
  method: "GET",
  path: "/api/user/export",
  summary: "Everything kept about the caller, as a file. Needs a sign-in within the last hour; twice a day",
  access: "user",
  // Otherwise another site could use up the two exports a day.
  sameOriginOnly: true,
  response: z.object({
    exportedAt: instant,
    account: row,
    /** The picture as a data URL; null when there is none or it is stored elsewhere. */
    picture: z.nullable(z.string()),
    sessions: list,
    providers: list,
    signIns: list,
    enrollments: list,
    completedTopics: list,
    attempts: list,
    answers: list,
    cards: list,
    estimates: list,
    examResults: list,
    reviewAims: list,
    keptCourses: list,
    questionReports: list,
    lessonPlaces: list,
    studyHours: list,
    daysOff: list,
    planPins: list,
    planSkips: list,
    studyDays: list,
    achievements: list,
    events: list,
    notifications: list,
    threads: list,
    posts: list,
    readThreads: list,
    watchedForums: list,
    postVersions: list,
    likedPosts: list,
    reports: list,
    groups: list,
    groupMessages: list,
    groupComments: list,
    likedMessages: list,
    invitations: list,
    mails: list,
    mailPreferences: list,
    files: list,
  }),
});

export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/user",
  summary: "Deletes the caller's account; posts stay as 'Deleted user'. Needs a sign-in within the last hour",
  access: "user",
  body: z.object({ email: email("Invalid email address") }),
  response: ok,
});
