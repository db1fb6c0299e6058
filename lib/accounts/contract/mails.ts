import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";

const hour = z.int("Please choose an hour from 0 to 23.").check(z.gte(0), z.lte(23));
const weekday = z.int("Please choose a day of the week.").check(z.gte(0), z.lte(6));

const mailPreferences = z.object({
  /** A mail on days without study, at `reminderHour` of the caller's day. */
  reminder: z.boolean(),
  reminderHour: hour,
  /** A mail about the week, in the morning of `summaryDay`; 0 is Monday. */
  summary: z.boolean(),
  summaryDay: weekday,
  /** A mail about replies in threads that the caller opened or wrote in. */
  replies: z.boolean(),
});
export type MailPreferences = z.output<typeof mailPreferences>;

export const getMailPreferences = endpoint({
  method: "GET",
  path: "/api/user/mail-preferences",
  summary: "Which reminders, summaries and replies the caller wants by mail",
  access: "user",
  response: mailPreferences,
});

export const updateMailPreferences = endpoint({
  method: "PATCH",
  path: "/api/user/mail-preferences",
  summary: "Switches reminders, summaries and replies by mail on and off, and chooses their hour and day",
  access: "user",
  body: z.partial(mailPreferences),
  response: mailPreferences,
  limit: { points: 60, seconds: 60 },
});

export const mailKind = z.enum(["reminder", "summary", "replies"]);
export type MailKind = z.output<typeof mailKind>;

const INCOMPLETE = "This link is not complete.";

export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/unsubscribe",
  summary: "Stops the mails whose link carries this token, without signing in. Repeating it changes nothing",
  access: "anyone",
  body: z.object({ token: z.string(INCOMPLETE).check(z.maxLength(300, INCOMPLETE)) }),
  response: z.object({ stopped: mailKind }),
});
