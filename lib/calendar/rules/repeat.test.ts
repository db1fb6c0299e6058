import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CivilDay, weekdayOf } from "@/lib/platform/time/civil";
import { daysOf, eventsByDay, upcoming } from "../rules";
import { type CalendarEvent, occurrencesIn, takesPlaceOn } from "./repeat";
import { instantAt, wallTimeIn } from "./zoned";

const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kolkata"];
const at = "2026-11-20T09:00:00.000Z";

function weekly(timeZone: string, day: CivilDay, time: string, minutes: number | null, more: object = {}) {
  const startDate = instantAt(timeZone, { day, time }).instant.toISOString();
  const endDate = minutes === null ? null : new Date(Date.parse(startDate) + minutes * 60_000).toISOString();
  const event: CalendarEvent = {
    id: 1,
    title: "Study group call",
    description: "",
    startDate,
    endDate,
    day: null,
    isExamEvent: false,
    courseId: null,
    courseTitle: null,
    createdAt: at,
    updatedAt: at,
    repeat: { timeZone, until: null, skippedDays: [], ...more },
  };
  return event;
}

const zone = fc.constantFrom(...ZONES);
const day = fc.nat(1500).map((days) => addDays("2026-01-01", days));
const clock = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

test("every week has the same weekday and time of its clock, through every change of the clocks", () => {
  fc.assert(
    fc.property(zone, day, clock, fc.integer({ min: 1, max: 600 }), (timeZone, first, time, minutes) => {
      const start = instantAt(timeZone, { day: first, time });
      const event = weekly(timeZone, first, time, minutes);
      const shown = wallTimeIn(timeZone, start.instant);
      const found = occurrencesIn(event, first, addDays(first, 399));
      expect(found.length).toBeGreaterThanOrEqual(57);
      for (const [week, one] of found.entries()) {
        const expected = instantAt(timeZone, { day: addDays(shown.day, week * 7), time: shown.time });
        const wall = wallTimeIn(timeZone, new Date(one.startDate));
        expect(weekdayOf(one.occursOn ?? "")).toBe(weekdayOf(shown.day));
        // The clocks skip some times: then it is as much later as they skip.
        if (expected.happens !== "never") expect(wall).toEqual({ day: one.occursOn, time: shown.time });
        expect(one.endDate && one.endDate >= one.startDate).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test("an evening in Berlin stays at 18:00 to 19:30 when the clocks go back", () => {
  const event = weekly("Europe/Berlin", "2026-10-20", "18:00", 90);
  const times = occurrencesIn(event, "2026-10-20", "2026-10-30").map(({ startDate, endDate }) => [startDate, endDate]);
  expect(times).toEqual([
    ["2026-10-20T16:00:00.000Z", "2026-10-20T17:30:00.000Z"],
    ["2026-10-27T17:00:00.000Z", "2026-10-27T18:30:00.000Z"],
  ]);
});

test("a range finds what a walk from the first day finds, whatever zone the reader is in", () => {
  const skips = fc.array(fc.nat(40), { maxLength: 5 });
  const reader = fc.constantFrom(...ZONES, "Pacific/Kiritimati", "Pacific/Pago_Pago");
  fc.assert(
    fc.property(zone, day, clock, reader, fc.nat(300), skips, (timeZone, first, time, readerZone, later, weeks) => {
      const skippedDays = weeks.map((week) => addDays(first, week * 7));
      const event = weekly(timeZone, first, time, 3 * 24 * 60, { skippedDays, until: addDays(first, 280) });
      const from = addDays(first, later);
      const to = addDays(from, 41);
      const walked = occurrencesIn(event, first, addDays(first, 400)).filter((one) => {
        const days = daysOf(one, readerZone);
        return days.first <= to && days.last >= from;
      });
      const found = eventsByDay([event], readerZone, from, to);
      const starts = new Set([...found.values()].flat().map(({ startDate }) => startDate));
      expect([...starts].sort()).toEqual(walked.map(({ startDate }) => startDate));
      for (const one of walked) {
        expect(skippedDays).not.toContain(one.occursOn);
        expect(event.repeat && takesPlaceOn(event, event.repeat, one.occursOn ?? "")).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("no two occurrences of an event are on one day", () => {
  const event = weekly("Europe/Berlin", "2026-10-20", "18:00", 6 * 24 * 60);
  const days = eventsByDay([event], "Europe/Berlin", "2026-10-20", "2026-12-31");
  expect([...days.values()].every((list) => list.length === 1)).toBe(true);
});

test("what comes up has the next occurrence that takes place, once", () => {
  const event = weekly("Europe/Berlin", "2026-11-03", "18:00", 60, { skippedDays: ["2026-11-24", "2026-12-01"] });
  const next = upcoming([event], "Europe/Berlin", "2026-11-22", 12);
  expect(next.map((one) => one.day)).toEqual(["2026-12-08"]);
  const ended = weekly("Europe/Berlin", "2026-11-03", "18:00", 60, { until: "2026-11-20" });
  expect(upcoming([ended], "Europe/Berlin", "2026-11-22", 12)).toEqual([]);
  const later = weekly("Europe/Berlin", "2027-11-03", "18:00", 60);
  expect(upcoming([later], "Europe/Berlin", "2026-11-22", 12).map((one) => one.day)).toEqual(["2027-11-03"]);
});
