import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { addDays, type CivilDay } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";
import type { Repeat } from "./contract";
import { zoneLines } from "./feed-zones";
import { instantAt, wallTimeIn } from "./rules/zoned";

/** One entry of a feed. Each domain with something to show in a student's calendar returns these. */
export type FeedItem = {
  /** Stable for the same object, and globally unique. */
  uid: string;
  title: string;
  description: string;
  /** Whole days, one by default, or a start and an end. */
  when: { day: CivilDay; last?: CivilDay } | { start: Date; end: Date | null };
  /** Every week, by the clock of a time zone. */
  repeat?: Repeat | undefined;
  createdAt: Date;
  updatedAt: Date;
  category?: string;
  url: string;
};

const FOLD_OCTETS = 75;
/** Events that are written before other requests get a turn. */
const AT_ONCE = 20;
const REFRESH = "PT1H";

/**
 * An iCalendar stream by RFC 5545. Times are in UTC; only those of an event that repeats are local, because their instants
 * change with the clocks.
 */
export async function iCalendarOf(items: readonly FeedItem[]): Promise<string> {
  // A new zone takes some milliseconds and two thousand events take long, so other requests get turns in between.
  const zones: string[] = [];
  for (const [zone, since] of zonesOf(items)) {
    zones.push(...zoneLines(zone, since, now()));
    await yieldToEventLoop();
  }
  const events: string[] = [];
  for (const [index, item] of items.entries()) {
    events.push(eventLines(item).map(contentLine).join(""));
    if (index % AT_ONCE === AT_ONCE - 1) await yieldToEventLoop();
  }
  const head = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pacioli//Study calendar//EN",
    "CALSCALE:GREGORIAN",
    "NAME:Pacioli",
    "X-WR-CALNAME:Pacioli",
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...zones,
    ...(items.length > 0 ? [] : EMPTY_CALENDAR),
  ];
  return [...head.map(contentLine), ...events, contentLine("END:VCALENDAR")].join("");
}

const contentLine = (line: string) => `${folded(line)}\r\n`;

// A calendar must contain at least one component, even without events.
const EMPTY_CALENDAR = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** The time zones of events that repeat at a time, each with the first start in it. */
function zonesOf(items: readonly FeedItem[]): [string, Date][] {
  const zones = new Map<string, Date>();
  for (const { when, repeat } of items) {
    if (!repeat || "day" in when) continue;
    const since = zones.get(repeat.timeZone);
    if (!since || when.start < since) zones.set(repeat.timeZone, when.start);
  }
  return [...zones];
}

function eventLines({
  uid,
  title,
  description,
  when,
  repeat,
  createdAt,
  updatedAt,
  category,
  url,
}: FeedItem): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    // Without a METHOD, DTSTAMP is the last change, so that an unchanged feed is identical byte for byte.
    `DTSTAMP:${stamp(updatedAt)}`,
    `CREATED:${stamp(createdAt)}`,
    `LAST-MODIFIED:${stamp(updatedAt)}`,
    ...(repeat ? repeatLines(when, repeat) : whenLines(when)),
    `SUMMARY:${escaped(title)}`,
    ...(description === "" ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(category ? [`CATEGORIES:${escaped(category)}`] : []),
    `URL:${url}`,
    "END:VEVENT",
  ];
}

function whenLines(when: FeedItem["when"]): string[] {
  if ("day" in when)
    return [
      `DTSTART;VALUE=DATE:${compact(when.day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(when.last ?? when.day, 1))}`,
    ];
  const { start, end } = when;
  // The end must be later than the start in whole seconds; an event without an end is a point in time.
  const hasDuration = end !== null && stamp(end) > stamp(start);
  return [`DTSTART:${stamp(start)}`, ...(hasDuration ? [`DTEND:${stamp(end)}`] : [])];
}

function repeatLines(when: FeedItem["when"], { timeZone, until, skippedDays }: Repeat): string[] {
  if ("day" in when)
    return [
      ...whenLines(when),
      `RRULE:FREQ=WEEKLY${until === null ? "" : `;UNTIL=${compact(until)}`}`,
      ...skippedDays.map((day) => `EXDATE;VALUE=DATE:${compact(day)}`),
    ];
  const { start, end } = when;
  const localLine = (name: string, instant: Date) => `${name};TZID=${timeZone}:${wallStamp(timeZone, instant)}`;
  const skippedStart = localLine("EXDATE", start);
  const last = until === null ? null : instantAt(timeZone, { day: until, time: "23:59" }).instant;
  return [
    localLine("DTSTART", start),
    ...(end !== null && stamp(end) > stamp(start) ? [localLine("DTEND", end)] : []),
    `RRULE:FREQ=WEEKLY${last === null ? "" : `;UNTIL=${stamp(last)}`}`,
    // The local time is the same on each day.
    ...skippedDays.map((day) => skippedStart.replace(/:\d{8}T/, `:${compact(day)}T`)),
  ];
}

const compact = (day: CivilDay): string => day.replaceAll("-", "");

/** 20261208T093000Z */
const stamp = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

/** 20261208T103000, on the clock of the zone. */
function wallStamp(timeZone: string, instant: Date): string {
  const { day, time } = wallTimeIn(timeZone, instant);
  return `${compact(day)}T${time.replace(":", "")}${String(instant.getUTCSeconds()).padStart(2, "0")}`;
}

const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** Lines of at most 75 octets, never split within a character. */
function folded(line: string): string {
  // A UTF-16 code unit is at most three octets.
  if (line.length * 3 <= FOLD_OCTETS) return line;
  let [text, start, end, octets] = ["", 0, 0, 0];
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > FOLD_OCTETS) {
      text += `${line.slice(start, end)}\r\n `;
      // The leading space of a continuation line counts.
      [start, octets] = [end, 1];
    }
    end += character.length;
    octets += size;
  }
  return text + line.slice(start);
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
