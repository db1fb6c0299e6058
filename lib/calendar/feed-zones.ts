import { DAY_MS, MINUTE_MS } from "@/lib/platform/time/units";
import { offsetAt, wallTimeIn } from "./rules/zoned";

/** How far ahead the changes of a zone are written. Calendar programs read the feed again long before that. */
const YEARS_AHEAD = 5;
const STEP_MS = 14 * DAY_MS;

/** Definitions that were asked for before: making one asks a zone's clocks two thousand times. */
const known = new Map<string, string[]>();
const MOST_KNOWN = 500;

/** The definition of a time zone: what its clocks show from the year of `since` on, one part for each change. */
export function zoneLines(timeZone: string, since: Date, now: Date): string[] {
  const first = since.getUTCFullYear();
  const last = Math.max(now.getUTCFullYear(), first) + YEARS_AHEAD;
  const name = `${timeZone} ${first} ${last}`;
  const before = known.get(name);
  if (before) return before;
  const lines = definitionOf(timeZone, first, last);
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(name, lines);
  return lines;
}

function definitionOf(timeZone: string, first: number, last: number): string[] {
  const [from, to] = [Date.UTC(first, 0, 1), Date.UTC(last, 0, 1)];
  const least = Math.min(...[0, 6].map((month) => offsetAt(timeZone, Date.UTC(first, month, 1))));
  let before = offsetAt(timeZone, from);
  const parts = [part(timeZone, from, before, least)];
  for (let at = from; at < to; at += STEP_MS) {
    const after = offsetAt(timeZone, at + STEP_MS);
    if (after !== before) parts.push(part(timeZone, changeBetween(timeZone, at, at + STEP_MS), before, least));
    before = after;
  }
  return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...parts.flat(), "END:VTIMEZONE"];
}

/** What the clocks show from this instant on. The start is given on the clock as it was before. */
function part(timeZone: string, at: number, before: number, least: number): string[] {
  const after = offsetAt(timeZone, at);
  const { day, time } = wallTimeIn("UTC", new Date(at + before));
  const kind = after > least ? "DAYLIGHT" : "STANDARD";
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
