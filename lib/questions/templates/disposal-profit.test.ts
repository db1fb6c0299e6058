import { expect, test } from "vitest";
import { plainText } from "@/lib/questions/rules/builders/text";
import { disposalProfit } from "./fa/d-tangible-non-current-assets/disposal-profit";

const FACTS =
  /machine for \$([\d,]+) and depreciates it at (\d+)% .* After (\d+) years of charges it was sold for \$([\d,]+)\./;
const figure = (text = "") => Number(text.replaceAll(",", ""));

test("a disposal gives the same profit whether charges are rounded each year or not at all", () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const { shown, key } = disposalProfit.variant(seed);
    const [, cost, rate, years, proceeds] = FACTS.exec(plainText(shown.ask)) ?? [];
    let carrying = figure(cost);
    for (let year = 1; year <= figure(years); year += 1) carrying -= Math.round((carrying * figure(rate)) / 100);
    expect({ seed, profit: figure(proceeds) - carrying }).toEqual({ seed, profit: key.kind === "number" && key.value });
  }
});
