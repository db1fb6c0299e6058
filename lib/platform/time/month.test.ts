import fc from "fast-check";
import { expect, test } from "vitest";
import { daysBetween, weekdayOf } from "./civil";
import { addMonths, addWeeks, dayAfterKey, weeksOf } from "./month";

const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test("a month is always six weeks of Mondays to Sundays that hold all of its days", () => {
  fc.assert(
    fc.property(day, (shown) => {
      const days = weeksOf(shown).flat();
      expect(days).toHaveLength(42);
      expect(weekdayOf(days[0] ?? "")).toBe(0);
      for (const [at, one] of days.entries()) if (at > 0) expect(daysBetween(days[at - 1] ?? "", one)).toBe(1);
      const [year, month] = shown.split("-").map(Number);
      const length = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate();
      expect(days.filter((one) => one.slice(0, 7) === shown.slice(0, 7))).toHaveLength(length);
    }),
  );
});

test("another month keeps the date, or takes the month's last, and stays within the calendar", () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -30, max: 30 }), (from, months) => {
      const [year = 0, month = 0, date = 0] = from.split("-").map(Number);
      const length = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
      const wanted = new Date(Date.UTC(year, month - 1 + months, Math.min(date, length))).toISOString().slice(0, 10);
      const kept = wanted < "2000-01-01" ? "2000-01-01" : wanted > "2100-12-31" ? "2100-12-31" : wanted;
      expect(addMonths(from, months)).toBe(kept);
    }),
  );
});

test("a week on is the same weekday, and none is left that the calendar does not have", () => {
  expect([addWeeks("2026-11-28", 1), addWeeks("2027-01-02", -1)]).toEqual(["2026-12-05", "2026-12-26"]);
  expect([addWeeks("2000-01-03", -1), addWeeks("2100-12-30", 1)]).toEqual(["2000-01-01", "2100-12-31"]);
});

test("the keys of a calendar grid lead where its pattern says", () => {
  const led = (key: string, shift = false) => dayAfterKey(key, shift, "2026-12-08");
  expect(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"].map((key) => led(key))).toEqual([
    "2026-12-07",
    "2026-12-09",
    "2026-12-01",
    "2026-12-15",
    "2026-12-07",
    "2026-12-13",
  ]);
  expect([led("PageUp"), led("PageDown"), led("PageUp", true), led("PageDown", true), led("x")]).toEqual([
    "2026-11-08",
    "2027-01-08",
    "2025-12-08",
    "2027-12-08",
    undefined,
  ]);
  expect(dayAfterKey("PageDown", false, "2027-01-31")).toBe("2027-02-28");
  expect(dayAfterKey("ArrowLeft", false, "2000-01-01")).toBe("2000-01-01");
});
