import { offsetAt, wallTimeIn } from "./rules/zoned";

/** How far ahead the changes of a zone are written. Calendar programs read the feed again long before that. */
const YEARS_AHEAD = 5;
const MINUTE_MS = 60_000;
const STEP_MS = 14 * 86_400_000;

/** The definition of a time zone: what its clocks show from the year of `since` on, one part for each change. */
export function zoneLines(timeZone: string, since: Date, now: Date): string[] {
  const from = Date.UTC(since.getUTCFullYear(), 0, 1);
  const to = Date.UTC(Math.max(now.getUTCFullYear(), since.getUTCFullYear()) + YEARS_AHEAD, 0, 1);
  const least = Math.min(...[0, 6].map((month) => offsetAt(timeZone, Date.UTC(since.getUTCFullYear(), month, 1))));
  const parts = [part(timeZone, from, offsetAt(timeZone, from), least)];
  for (let at = from; at < to; at += STEP_MS)
    if (offsetAt(timeZone, at) !== offsetAt(timeZone, at + STEP_MS)) {
      const change = changeBetween(timeZone, at, at + STEP_MS);
      parts.push(part(timeZone, change, offsetAt(timeZone, change - MINUTE_MS), least));
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
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(timeZone, middle) === offsetAt(timeZone, from)) low = middle;
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
