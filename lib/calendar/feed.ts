import { addDays, type CivilDay } from "@/lib/platform/civil";

/** One entry of a feed. Each domain with something to show in a student's calendar returns these. */
export type FeedItem = {
  /** Stable for the same object, and globally unique. */
  uid: string;
  title: string;
  description: string;
  /** Whole days, of which `last` is by default the first, or with a start and an end. */
  when: { day: CivilDay; last?: CivilDay } | { start: Date; end: Date | null };
  createdAt: Date;
  updatedAt: Date;
  category?: string;
  url: string;
};

const FOLD_OCTETS = 75;
const REFRESH = "PT1H";

/** An iCalendar stream by RFC 5545, only in UTC and whole days, so that it needs no time zone definitions. */
export function iCalendarOf(items: readonly FeedItem[]): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Pacioli//Study calendar//EN",
    "CALSCALE:GREGORIAN",
    "NAME:Pacioli",
    "X-WR-CALNAME:Pacioli",
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...(items.length > 0 ? items.flatMap(eventLines) : NOTHING),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

// A calendar must contain at least one component, even without events.
const NOTHING = [
  "BEGIN:VTIMEZONE",
  "TZID:Etc/UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

function eventLines({ uid, title, description, when, createdAt, updatedAt, category, url }: FeedItem): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(uid)}`,
    // Without a METHOD, DTSTAMP is the last change, so that an unchanged feed is identical byte for byte.
    `DTSTAMP:${stamp(updatedAt)}`,
    `CREATED:${stamp(createdAt)}`,
    `LAST-MODIFIED:${stamp(updatedAt)}`,
    ...whenLines(when),
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
  const lasts = end !== null && stamp(end) > stamp(start);
  return [`DTSTART:${stamp(start)}`, ...(lasts ? [`DTEND:${stamp(end)}`] : [])];
}

const compact = (day: CivilDay): string => day.replaceAll("-", "");

/** 20261208T093000Z */
const stamp = (instant: Date): string => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

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
  let [done, from, at, used] = ["", 0, 0, 0];
  for (const character of line) {
    const size = octets(character);
    if (used + size > FOLD_OCTETS) {
      done += `${line.slice(from, at)}\r\n `;
      // The leading space of a continuation line counts.
      [from, used] = [at, 1];
    }
    at += character.length;
    used += size;
  }
  return done + line.slice(from);
}

function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
