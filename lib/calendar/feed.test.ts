import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { addDays } from "@/lib/platform/time/civil";
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

const only = async (raw: FeedItem) => {
  const [event] = eventsOf(readCalendar(await iCalendarOf([raw])));
  if (!event) throw new Error("The event is missing");
  return event;
};

test("a feed without events is still a calendar", async () => {
  expect(eventsOf(readCalendar(await iCalendarOf([])))).toEqual([]);
});

test("whatever a student writes comes out of a strict reader as it went in", async () => {
  const raw = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => text.replace(/(?!\n)\p{Cc}/gu, ""));
  await fc.assert(
    fc.asyncProperty(raw, raw, async (title, description) => {
      const event = await only(item({ title, description }));
      expect([textOf(event, "SUMMARY"), textOf(event, "DESCRIPTION")]).toEqual([title, description]);
    }),
    { numRuns: 500 },
  );
});

test("long lines of wide characters are folded between characters", async () => {
  for (const title of ["é".repeat(200), "字".repeat(200), "👩‍👩‍👧".repeat(25), `${"a".repeat(66)}é`, "a".repeat(67)])
    expect(textOf(await only(item({ title })), "SUMMARY")).toBe(title);
});

test("commas, semicolons, backslashes, newlines and CR LF are escaped, controls left out", async () => {
  const stream = await iCalendarOf([item({ title: "a,b;c\\n", description: "one\r\ntwo\u0007" })]);
  expect(stream).toContain("SUMMARY:a\\,b\\;c\\\\n\r\n");
  expect(stream).toContain("DESCRIPTION:one\\ntwo\r\n");
});

test("instants are in UTC, days are whole days, the end is exclusive", async () => {
  const timed = await only(item());
  expect([valuesOf(timed, "DTSTART"), valuesOf(timed, "DTEND")]).toEqual([["20261208T080000Z"], ["20261208T100000Z"]]);
  const exam = await only(item({ when: { day: "2026-12-31" } }));
  expect(exam.properties.filter(({ name }) => /^DT(START|END)$/.test(name))).toEqual([
    { name: "DTSTART", params: { VALUE: "DATE" }, value: "20261231" },
    { name: "DTEND", params: { VALUE: "DATE" }, value: "20270101" },
  ]);
});

test("an event of several days has its last day too", async () => {
  const days = await only(item({ when: { day: "2026-12-30", last: "2027-01-02" } }));
  expect(valuesOf(days, "DTEND")).toEqual(["20270103"]);
});

test("an event without an end, or one that ends as it starts, has no DTEND", async () => {
  const start = new Date("2026-12-08T08:00:00.000Z");
  for (const end of [null, start, new Date("2026-12-08T08:00:00.400Z")])
    expect(valuesOf(await only(item({ when: { start, end } })), "DTEND")).toEqual([]);
});

test("a feed of many zones and left-out days asks the clocks a bounded number of times", async () => {
  const zones = Intl.supportedValuesOf("timeZone").slice(0, 20);
  const skippedDays = Array.from({ length: 200 }, (_, week) => addDays("2020-01-01", week * 7));
  const items = zones.map((timeZone) =>
    item({
      when: { start: new Date("2020-01-01T08:00:00Z"), end: null },
      repeat: { timeZone, until: null, skippedDays },
    }),
  );
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  await iCalendarOf(items);
  expect(asked.mock.calls.length).toBeLessThan(zones.length * 1500);
  asked.mockClear();
  await iCalendarOf(items);
  expect(asked.mock.calls.length).toBeLessThan(zones.length * 10);
  asked.mockRestore();
});

test("a day that is left out has the event's own time also where the clocks skip it", async () => {
  const repeat = { timeZone: "Europe/Berlin", until: null, skippedDays: ["2027-03-28"] };
  const event = await only(item({ when: { start: new Date("2027-01-03T01:30:00Z"), end: null }, repeat }));
  expect([valuesOf(event, "DTSTART"), valuesOf(event, "EXDATE")]).toEqual([["20270103T023000"], ["20270328T023000"]]);
});
