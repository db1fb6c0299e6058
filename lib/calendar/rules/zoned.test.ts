import { TZDate } from "@date-fns/tz";
import { expect, test } from "vitest";
import { instantAt, wallTimeIn } from "./zoned";

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "America/Sao_Paulo",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "Africa/Casablanca",
];
const HOUR = 3_600_000;
const [FROM, TO] = [Date.UTC(2026, 0, 1), Date.UTC(2029, 0, 1)];

// Independent of our own code: formatted by the runtime.
function wordsFor(timeZone: string) {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (ms: number) => format.format(ms);
}

test.each(ZONES)("every half hour of three years in %s comes back as itself, or as its first double", (timeZone) => {
  const words = wordsFor(timeZone);
  const wrong: string[] = [];
  const firstSeen = new Map<string, number>();
  for (let ms = FROM; ms < TO; ms += HOUR / 2) {
    const wall = wallTimeIn(timeZone, new Date(ms));
    const said = `${wall.day} ${wall.time}`;
    if (said !== words(ms)) wrong.push(`${ms} is ${words(ms)}, not ${said}`);
    const first = firstSeen.get(said) ?? ms;
    firstSeen.set(said, first);
    const { instant } = instantAt(timeZone, wall);
    if (instant.getTime() !== first) wrong.push(`${said} became ${instant.toISOString()}`);
  }
  expect(wrong).toEqual([]);
});

test.each(ZONES)(
  "every half hour on the wall around a change in %s is found where a search by minutes finds it",
  (timeZone) => {
    const words = wordsFor(timeZone);
    const wrong: string[] = [];
    for (const ms of aroundChanges(timeZone)) {
      const wall = new Date(ms).toISOString();
      const [day, time] = [wall.slice(0, 10), wall.slice(11, 16)];
      const matches: number[] = [];
      for (let at = ms - 15 * HOUR; at <= ms + 13 * HOUR; at += HOUR / 4)
        if (words(at) === `${day} ${time}`) matches.push(at);
      const { instant, happens } = instantAt(timeZone, { day, time });
      const times = { 0: "never", 1: "once", 2: "twice" }[matches.length];
      if (happens !== times || (matches[0] !== undefined && instant.getTime() !== matches[0]))
        wrong.push(`${day} ${time}: ${happens} at ${instant.toISOString()}, searched: ${times}`);
    }
    expect(wrong).toEqual([]);
  },
);

/** Local times, written as UTC, from two days before to two days after each clock change. */
function aroundChanges(timeZone: string): number[] {
  const offset = (ms: number) => new TZDate(ms, timeZone).getTimezoneOffset();
  const list = [];
  for (let ms = FROM; ms < TO; ms += 12 * HOUR)
    if (offset(ms) !== offset(ms + 12 * HOUR))
      for (let wall = ms - 48 * HOUR; wall < ms + 48 * HOUR; wall += HOUR / 2) list.push(wall);
  return list;
}

test("a time that the clocks skip means as much later as they skip", () => {
  const spring = instantAt("Europe/Berlin", { day: "2027-03-28", time: "02:30" });
  expect(spring).toEqual({ instant: new Date("2027-03-28T01:30:00Z"), happens: "never" });
  expect(wallTimeIn("Europe/Berlin", spring.instant)).toEqual({ day: "2027-03-28", time: "03:30" });
});

test("of a time that comes twice the first is meant", () => {
  const autumn = instantAt("Europe/Berlin", { day: "2027-10-31", time: "02:30" });
  expect(autumn).toEqual({ instant: new Date("2027-10-31T00:30:00Z"), happens: "twice" });
});
