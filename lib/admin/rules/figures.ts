import { type CivilDay, dayIn } from "@/lib/platform/time/civil";
import { dayBegan } from "@/lib/progress/rules";

const NOON_MS = 43_200_000;

/** When each of these days begins in a time zone. */
export const startsOfDays = (timeZone: string, days: readonly CivilDay[]): Date[] =>
  days.map((day) => dayBegan(timeZone, within(timeZone, day)));

/** An instant on this day in the zone: noon in UTC, moved where the zone is half a day away. */
function within(timeZone: string, day: CivilDay): Date {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const candidates = [noon, noon - NOON_MS, noon + NOON_MS].map((at) => new Date(at));
  return candidates.find((at) => dayIn(timeZone, at) === day) ?? new Date(noon);
}

type Compared = { now: number; before: number | null };

/** 'Same as the week before', '3 more than the week before', '2 less than the week before'. */
export function changeText({ now, before }: Compared, amountOf = (count: number) => count.toLocaleString("en-GB")) {
  if (before === null) return "No figure from a week ago yet";
  if (now === before) return "Same as the week before";
  return now > before
    ? `${amountOf(now - before)} more than the week before`
    : `${amountOf(before - now)} less than the week before`;
}

export const euros = (cents: number): string =>
  `€${(cents / 100).toLocaleString("en-GB", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
