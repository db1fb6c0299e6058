import type { CivilDay } from "@/lib/platform/time/civil";
import { dateFormat } from "@/lib/platform/time/date-format";
import { DAY_MS } from "@/lib/platform/time/units";

/** A local date and time: `YYYY-MM-DD` and `HH:MM`. */
export type WallTime = { day: CivilDay; time: string };

const CLOCK = {
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
} as const;

export function wallTimeIn(timeZone: string, instant: Date): WallTime {
  const parts = new Map(
    dateFormat({ ...CLOCK, timeZone }, "en-CA")
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, time: `${part("hour")}:${part("minute")}` };
}

const asUtc = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}Z`);

/** The offset from UTC in milliseconds. */
export const offsetAt = (timeZone: string, ms: number): number => asUtc(wallTimeIn(timeZone, new Date(ms))) - ms;

export type ZonedInstant = {
  instant: Date;
  /** How often this local time occurs on that day: 0, 1 or 2. */
  happens: "once" | "twice" | "never";
};

/**
 * The instant of a local time. A skipped time is moved forward by the skipped duration; for a time that occurs twice
 * the first is used.
 */
export function instantAt(timeZone: string, wall: WallTime): ZonedInstant {
  const localMs = asUtc(wall);
  // No time zone differs from UTC by a whole day, so these are on both sides of any relevant clock change.
  const before = offsetAt(timeZone, localMs - DAY_MS);
  const after = offsetAt(timeZone, localMs + DAY_MS);
  const candidates = [...new Set([localMs - before, localMs - after])].filter(
    (ms) => asUtc(wallTimeIn(timeZone, new Date(ms))) === localMs,
  );
  if (candidates.length === 0) return { instant: new Date(localMs - before), happens: "never" };
  return { instant: new Date(Math.min(...candidates)), happens: candidates.length === 1 ? "once" : "twice" };
}
