import { expect, test } from "vitest";
import { changeText, euros, startsOfDays } from "./figures";

test("days begin at local midnight, also where the clock changes or is far from UTC", () => {
  const starts = (zone: string, ...days: string[]) =>
    startsOfDays(zone, days).map((at) => at.toISOString().slice(0, 16));
  expect(starts("UTC", "2026-11-22")).toEqual(["2026-11-22T00:00"]);
  expect(starts("Europe/Berlin", "2026-10-25", "2026-10-26")).toEqual(["2026-10-24T22:00", "2026-10-25T23:00"]);
  expect(starts("Pacific/Kiritimati", "2026-11-22")).toEqual(["2026-11-21T10:00"]);
  expect(starts("Pacific/Pago_Pago", "2026-11-22")).toEqual(["2026-11-22T11:00"]);
});

test("a change is told in words, and nothing is made up where there was no figure", () => {
  expect(changeText({ now: 5, before: 3 })).toBe("2 more than the week before");
  expect(changeText({ now: 1999, before: 2998 }, euros)).toBe("€9.99 less than the week before");
  expect(changeText({ now: 4, before: 4 })).toBe("Same as the week before");
  expect(changeText({ now: 4, before: null })).toBe("No figure from a week ago yet");
});
