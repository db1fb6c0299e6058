import type { MailKind, MailPreferences } from "../contract/mails";

/** The preferences of a user without a row: no mail is sent without being asked for. */
export const NO_MAILS: MailPreferences = {
  reminder: false,
  reminderHour: 18,
  summary: false,
  summaryDay: 0,
  replies: false,
};

/** A link that stops mails works this long. */
export const STOP_LINK_DAYS = 400;

/** Nobody who has been away this long is mailed about studying. */
export const AWAY_DAYS = 28;

/** A job that missed an hour makes up for it in the next two. */
export const HOURS_TO_CATCH_UP = 2;

/** Whether this is the last mail of its kind, when they come this many days apart. */
export const isLastBeforeSilence = (daysAway: number, apart: number): boolean => daysAway + apart >= AWAY_DAYS;

/** '18:00'. */
export const hourInWords = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

export const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** What a mail of this kind is called on the page that stops it. */
export const KIND_IN_WORDS: Record<MailKind, string> = {
  reminder: "the daily reminder",
  summary: "the weekly summary",
  replies: "replies in your threads",
};

/** 'grace', 'grace and linus', 'grace, linus and 3 others'. */
export function namesInWords(names: readonly string[]): string {
  const [first = "Somebody", second] = names;
  if (second === undefined) return first;
  const others = names.length - 2;
  return others > 0 ? `${first}, ${second} and ${others} other${others === 1 ? "" : "s"}` : `${first} and ${second}`;
}
