import fc from "fast-check";
import { expect, test } from "vitest";
import { eventsOf, readCalendar, textOf, valuesOf } from "@/tests/support/icalendar";
import { type FeedItem, iCalendarOf } from "./feed";

const at = new Date("2026-11-20T09:00:00.000Z");
const item = (more: Partial<FeedItem> = {}): FeedItem => ({
  uid: "event-1@pacioli",
  title: "Mock exam",
  description: "",
  when: { start: new Date("2026-12-08T08:00:00Z"), end: new Date("2026-12-08T10:00:00Z") },
  createdAt: at,
  updatedAt: at,
  url: "https://pacioli.test/calendar",
  ...more,
});

const only = (raw: FeedItem) => {
  const [event] = eventsOf(readCalendar(iCalendarOf([raw])));
  if (!event) throw new Error("The event is missing");
  return event;
};

test("a feed without events is still a calendar", () => {
  expect(eventsOf(readCalendar(iCalendarOf([])))).toEqual([]);
});

test("whatever a student writes comes out of a strict reader as it went in", () => {
  const raw = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => text.replace(/(?!\n)\p{Cc}/gu, ""));
  fc.assert(
    fc.property(raw, raw, (title, description) => {
      const event = only(item({ title, description }));
      expect([textOf(event, "SUMMARY"), textOf(event, "DESCRIPTION")]).toEqual([title, description]);
    }),
    { numRuns: 500 },
  );
});

test("long lines of wide characters are folded between characters", () => {
  for (const title of ["é".repeat(200), "字".repeat(200), "👩‍👩‍👧".repeat(25), `${"a".repeat(66)}é`, "a".repeat(67)])
    expect(textOf(only(item({ title })), "SUMMARY")).toBe(title);
});

test("commas, semicolons, backslashes, newlines and CR LF are escaped, controls left out", () => {
  const stream = iCalendarOf([item({ title: "a,b;c\\n", description: "one\r\ntwo\u0007" })]);
  expect(stream).toContain("SUMMARY:a\\,b\\;c\\\\n\r\n");
  expect(stream).toContain("DESCRIPTION:one\\ntwo\r\n");
});

test("instants are in UTC, days are whole days, the end is exclusive", () => {
  const timed = only(item());
  expect([valuesOf(timed, "DTSTART"), valuesOf(timed, "DTEND")]).toEqual([["20261208T080000Z"], ["20261208T100000Z"]]);
  const exam = only(item({ when: { day: "2026-12-31" } }));
  expect(exam.properties.filter(({ name }) => /^DT(START|END)$/.test(name))).toEqual([
    { name: "DTSTART", params: { VALUE: "DATE" }, value: "20261231" },
    { name: "DTEND", params: { VALUE: "DATE" }, value: "20270101" },
  ]);
});

test("an event of several days has its last day too", () => {
  const days = only(item({ when: { day: "2026-12-30", last: "2027-01-02" } }));
  expect(valuesOf(days, "DTEND")).toEqual(["20270103"]);
});

test("an event without an end, or one that ends as it starts, has no DTEND", () => {
  const start = new Date("2026-12-08T08:00:00.000Z");
  for (const end of [null, start, new Date("2026-12-08T08:00:00.400Z")])
    expect(valuesOf(only(item({ when: { start, end } })), "DTEND")).toEqual([]);
});
