import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../contract";
import { slotsOf, weekOf } from "./week";

const at = "2026-11-20T09:00:00.000Z";
const eventAt = (id: number, startDate: string, endDate: string | null, day: string | null = null): Event => ({
  id,
  title: `Event ${id}`,
  description: "",
  startDate,
  endDate,
  day,
  isExamEvent: day !== null,
  courseId: null,
  courseTitle: null,
  createdAt: at,
  updatedAt: at,
});

test("events at the same time never share a column, and none leaves its day", () => {
  const spans = fc.array(fc.tuple(fc.nat(1410), fc.integer({ min: 30, max: 600 })), { maxLength: 30 });
  fc.assert(
    fc.property(spans, (list) => {
      const timed = list.map(([from, length], event) => ({ event, from, to: Math.min(from + length, 1440) }));
      const slots = slotsOf(timed);
      expect(slots.map(({ event }) => event).sort((a, b) => a - b)).toEqual(timed.map(({ event }) => event));
      for (const a of slots) {
        expect(a.column).toBeLessThan(a.columns);
        for (const b of slots) {
          if (a.event === b.event || a.to <= b.from || b.to <= a.from) continue;
          expect(a.column).not.toBe(b.column);
          expect(a.columns).toBe(b.columns);
        }
      }
    }),
  );
});

test("a week has its events by the student's clock, whole days apart, and a night on both of its days", () => {
  const events = [
    eventAt(1, "2026-12-08T08:00:00.000Z", "2026-12-08T09:30:00.000Z"),
    eventAt(2, "2026-12-08T21:00:00.000Z", "2026-12-09T05:00:00.000Z"),
    eventAt(3, "2026-12-08T23:00:00.000Z", "2026-12-09T23:00:00.000Z"),
    eventAt(4, "2026-12-09", null, "2026-12-09"),
    eventAt(5, "2026-12-08T22:50:00.000Z", null),
  ];
  const [tuesday, wednesday] = weekOf(events, "Europe/Berlin", ["2026-12-08", "2026-12-09"]);
  const shown = (day: typeof tuesday) => day?.slots.map(({ event, from, to }) => [event.id, from, to]);
  expect(shown(tuesday)).toEqual([
    [1, 540, 630],
    [2, 1320, 1440],
    [5, 1410, 1440],
  ]);
  expect(shown(wednesday)).toEqual([[2, 0, 360]]);
  expect(wednesday?.allDay.map(({ id }) => id)).toEqual([4, 3]);
  expect(tuesday?.allDay).toEqual([]);
});
