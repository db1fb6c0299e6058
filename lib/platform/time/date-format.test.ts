import { expect, test } from "vitest";
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
