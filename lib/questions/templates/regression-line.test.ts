import { expect, test } from "vitest";
import { plainText } from "@/lib/questions/rules/builders/text";
import { regressionLine } from "./ma/b-forecasting-techniques/regression-line";

const figureIn = (text: string, pattern: RegExp) => Number(text.match(pattern)?.[1]?.replaceAll(",", ""));

test("where the question gives b, its answer is the a that follows from that b", () => {
  let asked = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const { shown, key } = regressionLine.variant(seed);
    const ask = plainText(shown.ask);
    if (key.kind !== "number" || !ask.includes("if b =")) continue;
    asked += 1;
    const [n, x, y, b] = [/For (\d+) months/, /Σx = ([\d,]+)/, /Σy = ([\d,]+)/, /if b = ([\d.]+)/].map((pattern) =>
      figureIn(ask, pattern),
    ) as [number, number, number, number];
    expect(key.value).toBeCloseTo(y / n - (b * x) / n, 2);
  }
  expect(asked).toBeGreaterThan(20);
});
