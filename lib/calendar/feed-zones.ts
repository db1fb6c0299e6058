import { DAY_MS, MINUTE_MS } from "@/lib/platform/time/units";
import { offsetAt, wallTimeIn } from "./rules/zoned";

/** How far ahead the changes of a zone are listed. Calendar programs read the feed again long before that. */
const YEARS_AHEAD = 5;
const STEP_MS = 14 * DAY_MS;

/** Making a definition reads a zone's clock up to two thousand times. */
const cache = new Map<string, string[]>();
const MOST_CACHED = 500;

/** The definition of a time zone from the year of `since` on, with a part for each change of its offset. */
export function zoneLines(timeZone: string, since: Date, now: Date): string[] {
  const first = since.getUTCFullYear();
  const last = Math.max(now.getUTCFullYear(), first) + YEARS_AHEAD;
  const name = `${timeZone} ${first} ${last}`;
  const cached = cache.get(name);
  if (cached) return cached;
  const lines = definitionOf(timeZone, first, last);
  const [oldest] = cache.keys();
  if (cache.size >= MOST_CACHED && oldest !== undefined) cache.delete(oldest);
  cache.set(name, lines);
  return lines;
}

function definitionOf(timeZone: string, first: number, last: number): string[] {
  const [from, to] = [Date.UTC(first, 0, 1), Date.UTC(last, 0, 1)];
  const standard = Math.min(...[0, 6].map((month) => offsetAt(timeZone, Date.UTC(first, month, 1))));
  let before = offsetAt(timeZone, from);
  const parts = [offsetLines(timeZone, from, before, standard)];
  for (let step = from; step < to; step += STEP_MS) {
    const after = offsetAt(timeZone, step + STEP_MS);
    if (after !== before)
      parts.push(offsetLines(timeZone, changeBetween(timeZone, step, step + STEP_MS), before, standard));
    before = after;
  }
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts.flat(), "END:VTIMEZONE"];
}

/** The offset from this instant on. By RFC 5545 the start is the local time with the offset before the change. */
function offsetLines(timeZone: string, start: number, before: number, standard: number): string[] {
  const after = offsetAt(timeZone, start);
  const { day, time } = wallTimeIn("UTC", new Date(start + before));
  const kind = after > standard ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${day.replaceAll("-", "")}T${time.replace(":", "")}00`,
    `TZOFFSETFROM:${offsetInWords(before)}`,
    `TZOFFSETTO:${offsetInWords(after)}`,
    `END:${kind}`,
  ];
}

function changeBetween(timeZone: string, from: number, to: number): number {
  let [low, high] = [from, to];
  const before = offsetAt(timeZone, from);
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(timeZone, middle) === before) low = middle;
    else high = middle;
  }
  return high;
}

/** +0100, -0330. */
function offsetInWords(ms: number): string {
  const minutes = Math.abs(Math.round(ms / MINUTE_MS));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((count) => String(count).padStart(2, "0"));
  return `${ms < 0 ? "-" : "+"}${hours}${rest}`;
}
