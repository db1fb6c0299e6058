import { addDays, type CivilDay } from "@/lib/platform/civil";

/** One entry of a feed. A domain that has something to show in a student's own calendar makes these. */
export type FeedItem = {
  /** The same for as long as the thing is the same, and nobody else's in the world. */
  uid: string;
  title: string;
  description: string;
  /** A whole day, or instants. */
  when: { day: CivilDay } | { start: Date; end: Date | null };
  createdAt: Date;
  updatedAt: Date;
  category?: string;
  url: string;
};

const FOLD_OCTETS = 75;
const REFRESH = "PT1H";

/** An iCalendar stream as RFC 5545 has it, in UTC and civil days only, so that it needs no zone definitions. */
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

// A calendar must have at least one component, also one without events.
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
    // Without a METHOD the stamp is the last change, so that an unchanged feed stays byte for byte the same.
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
    return [`DTSTART;VALUE=DATE:${compact(when.day)}`, `DTEND;VALUE=DATE:${compact(addDays(when.day, 1))}`];
  const { start, end } = when;
  // An end must be later than its start in whole seconds; an event without one is a point in time.
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

/** Lines of at most 75 octets, never cut within a character. */
function folded(line: string): string {
  // A UTF-16 unit is three octets at most.
  if (line.length * 3 <= FOLD_OCTETS) return line;
  let [done, from, at, used] = ["", 0, 0, 0];
  for (const character of line) {
    const size = octets(character);
    if (used + size > FOLD_OCTETS) {
      done += `${line.slice(from, at)}\r\n `;
      // The space that marks the continuation counts.
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
