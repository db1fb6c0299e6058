import { sitePathOf } from "@/lib/platform/contract/links";
import { dayIn } from "@/lib/platform/time/civil";
import { dateFormat } from "@/lib/platform/time/date-format";

export const POLL_MS = 5000;
export const STALE_MS = 1000;
export const RELOAD_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;
const JITTER = 0.2;

/** Days before an exam with a reminder. */
export const EXAM_DAYS = [30, 14, 7, 1, 0];
export const MORNING_HOUR = 7;
/** The hours of the nightly jobs. They are three hourly calls, so that one may be missed. */
export const NIGHT = { from: 3, to: 5 };
export const EVENING_HOUR = 18;

export const badgeOf = (count: number): string => (count > 99 ? "99+" : String(count));

const UNITS: [string, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * '5 minutes ago', 'yesterday'; 'Recently' for a date that is missing or not valid. Without Intl.RelativeTimeFormat:
 * loading its data took a browser 26 ms on each first page.
 */
export function whenInWords(createdAt: string | null | undefined, now: Date): string {
  const seconds = createdAt ? (now.getTime() - new Date(createdAt).getTime()) / 1000 : Number.NaN;
  if (!Number.isFinite(seconds)) return "Recently";
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? [];
  if (!unit || !size) return "Just now";
  const count = Math.floor(seconds / size);
  if (unit === "day" && count === 1) return "yesterday";
  return `${count > 999 ? count.toLocaleString("en-GB") : count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** 'Tuesday, 9 March 2027 at 23:30'; undefined for a date that is not valid. */
export function whenExactly(createdAt: string, timeZone: string): string | undefined {
  const date = new Date(createdAt);
  const style = { dateStyle: "full", timeStyle: "short", timeZone } as const;
  return Number.isNaN(date.getTime()) ? undefined : dateFormat(style).format(date);
}

export const isToday = (createdAt: string, now: Date, timeZone: string): boolean =>
  dayIn(timeZone, new Date(createdAt)) === dayIn(timeZone, now);

/** The pause before the next poll after some failures; `random` spreads the clients after an outage. */
export function pauseAfter(failures: number, random: number): number {
  const pause = Math.min(POLL_MS * 2 ** failures, LONGEST_PAUSE_MS);
  return failures === 0 ? pause : Math.round(pause * (1 - JITTER + 2 * JITTER * random));
}

/** Links to other sites are removed. */
export const safeLink = (link: string): string => sitePathOf(link) ?? "/dashboard";

export type Notice = {
  userId: string;
  type: "success" | "info" | "warning" | "error" | "course" | "module" | "subscription" | "exam";
  title: string;
  message: string;
  link: string;
  /** The cause, such as 'module:12'; each user is notified once per cause. */
  cause: string;
  relatedEntityType?: string;
  relatedEntityId?: number;
};
