import { TZDate } from "@date-fns/tz";
import { addDays, type CivilDay, dayIn, weekdayOf } from "@/lib/platform/time/civil";

/** A local time of day, this many days before the seeding; never later than the seeding itself. */
export function moment(now: Date, timeZone: string, daysAgo: number, time: string): Date {
  const [year = 0, month = 1, date = 1] = addDays(dayIn(timeZone, now), -daysAgo).split("-").map(Number);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const at = new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime();
  return new Date(daysAgo < 0 ? at : Math.min(at, now.getTime()));
}

/** This many days ahead, moved to Monday if that is a weekend. */
export function weekdayAhead(now: Date, timeZone: string, days: number): CivilDay {
  const day = addDays(dayIn(timeZone, now), days);
  const weekday = weekdayOf(day);
  return weekday < 5 ? day : addDays(day, 7 - weekday);
}
