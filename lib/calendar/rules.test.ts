import { expect, test } from "vitest";
import type { Event } from "./contract";
import { dayName, daysOf, eventsByDay, syncedInWords, timesOf, upcoming } from "./rules";

let created = 0;
function eventAt(startDate: string, endDate: string | null = null, more: Partial<Event> = {}): Event {
  const at = "2026-11-20T09:00:00.000Z";
  const words = { id: ++created, title: `Event ${created}`, description: "", createdAt: at, updatedAt: at };
  return { ...words, startDate, endDate, day: null, isExamEvent: false, courseId: null, courseTitle: null, ...more };
}
const examOn = (day: string) => eventAt(day, null, { day, isExamEvent: true });

test("an event stands on every day that it touches in the student's zone", () => {
  const evening = eventAt("2026-12-08T23:00:00.000Z", "2026-12-09T00:30:00.000Z");
  expect(daysOf(evening, "UTC")).toEqual({ first: "2026-12-08", last: "2026-12-09" });
  expect(daysOf(evening, "America/New_York")).toEqual({ first: "2026-12-08", last: "2026-12-08" });
  expect(daysOf(evening, "Asia/Kolkata")).toEqual({ first: "2026-12-09", last: "2026-12-09" });
  const untilMidnight = eventAt("2026-12-08T22:00:00.000Z", "2026-12-09T00:00:00.000Z");
  expect(daysOf(untilMidnight, "UTC").last).toBe("2026-12-08");
  const pointAtMidnight = eventAt("2026-12-09T00:00:00.000Z", "2026-12-09T00:00:00.000Z");
  expect(daysOf(pointAtMidnight, "UTC")).toEqual({ first: "2026-12-09", last: "2026-12-09" });
});

test("an exam stands on its date in every zone", () => {
  for (const zone of ["Pacific/Kiritimati", "America/New_York", "UTC"])
    expect(daysOf(examOn("2026-12-08"), zone)).toEqual({ first: "2026-12-08", last: "2026-12-08" });
});

test("a day lists its exam first, then by start; days out of sight are left out", () => {
  const late = eventAt("2026-12-08T15:00:00.000Z");
  const early = eventAt("2026-12-08T08:00:00.000Z");
  const exam = examOn("2026-12-08");
  const long = eventAt("2026-01-01T08:00:00.000Z", "2026-12-31T08:00:00.000Z");
  const days = eventsByDay([late, early, exam, long], "UTC", "2026-12-07", "2026-12-08");
  expect([...days.keys()].sort()).toEqual(["2026-12-07", "2026-12-08"]);
  expect(days.get("2026-12-08")?.map(({ id }) => id)).toEqual([exam, long, early, late].map(({ id }) => id));
});

test("times are read in the student's zone", () => {
  const event = eventAt("2026-12-08T08:00:00.000Z", "2026-12-08T09:30:00.000Z");
  expect(timesOf(event, "Europe/Berlin")).toBe("09:00 – 10:30");
  expect(timesOf(eventAt("2026-12-08T08:00:00.000Z"), "Asia/Kathmandu")).toBe("13:45");
  expect(timesOf(examOn("2026-12-08"), "Europe/Berlin")).toBe("All day");
  const overnight = eventAt("2026-12-08T22:00:00.000Z", "2026-12-10T06:00:00.000Z");
  expect(timesOf(overnight, "UTC")).toBe("8 Dec, 22:00 – 10 Dec, 06:00");
});

test("an event from midnight to midnight lasts whole days, also where the clocks skip midnight", () => {
  const day = eventAt("2026-12-08T23:00:00.000Z", "2026-12-09T23:00:00.000Z");
  expect([timesOf(day, "Europe/Berlin"), timesOf(day, "UTC")]).toEqual(["All day", "8 Dec, 23:00 – 9 Dec, 23:00"]);
  const days = eventAt("2026-12-08T00:00:00.000Z", "2026-12-11T00:00:00.000Z");
  expect(timesOf(days, "UTC")).toBe("8 Dec – 10 Dec, all day");
  expect(daysOf(days, "UTC")).toEqual({ first: "2026-12-08", last: "2026-12-10" });
  // In Cairo the clocks skip from 00:00 to 01:00 on 24 April 2026.
  const spring = eventAt("2026-04-23T22:00:00.000Z", "2026-04-24T21:00:00.000Z");
  expect(timesOf(spring, "Africa/Cairo")).toBe("All day");
  expect(timesOf(eventAt("2026-12-08T00:00:00.000Z"), "UTC")).toBe("00:00");
});

test("a day is named with its events", () => {
  const event = eventAt("2026-12-08T08:00:00.000Z");
  expect(dayName("2026-12-08", [])).toBe("Tuesday 8 December");
  expect(dayName("2026-12-08", [event])).toBe("Tuesday 8 December, 1 event");
  expect(dayName("2026-12-08", [examOn("2026-12-08"), event])).toBe("Tuesday 8 December, 2 events, exam");
});

test("what comes after a day is listed nearest first, by day", () => {
  const [late, exam, past] = [
    eventAt("2026-12-10T08:00:00.000Z"),
    examOn("2026-12-09"),
    eventAt("2026-12-08T08:00:00.000Z"),
  ];
  const early = eventAt("2026-12-09T08:00:00.000Z");
  const days = upcoming([late, early, exam, past], "UTC", "2026-12-08", 5);
  expect(days).toEqual([
    { day: "2026-12-09", events: [exam, early], before: 0 },
    { day: "2026-12-10", events: [late], before: 2 },
  ]);
  expect(upcoming([late, early, exam, past], "UTC", "2026-12-08", 1)).toEqual([
    { day: "2026-12-09", events: [exam], before: 0 },
  ]);
});

test("a sync says what it did", () => {
  expect(syncedInWords({ created: 2, updated: 1, removed: 0 })).toBe("2 added, 1 moved");
  expect(syncedInWords({ created: 0, updated: 0, removed: 0 })).toBe("Everything was up to date");
});
