import { expect, test } from "vitest";
import { dayIn, hourIn, isTimeZone } from "./civil";
import { dateFormat, MOST_FORMATS } from "./date-format";

const inZone = (timeZone: string) => dateFormat({ timeZone, hour: "2-digit" });

/** The zone with the letters of some other bits in capitals: the same zone, another text. */
function spelling(bits: number): string {
  let at = 0;
  return "america/buenos_aires".replace(/[a-z]/g, (letter) => ((bits >> at++) & 1 ? letter.toUpperCase() : letter));
}

test("a format is made once, and kept while no more than the most are asked for", () => {
  const first = inZone(spelling(0));
  expect(inZone(spelling(0))).toBe(first);
  for (let bits = 1; bits <= MOST_FORMATS; bits += 1) inZone(spelling(bits));
  expect(inZone(spelling(0))).not.toBe(first);
});

test("a time zone that is not known here counts as UTC", () => {
  const at = new Date("2026-12-08T23:30:00Z");
  expect([dayIn("Mars/Phobos", at), hourIn("Mars/Phobos", at)]).toEqual(["2026-12-08", 23]);
  expect(isTimeZone("Mars/Phobos")).toBe(false);
});
