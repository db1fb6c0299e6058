import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const seasonOnTrend = template({
  key: "ma-season-on-trend",
  version: 2,
  point: "MA.B.forecasting-techniques.seasonal",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    start: d.step(800, 3_000, 100),
    rise: d.step(20, 80, 10),
    quarter: d.step(1, 4, 1),
    year: d.pick([2, 3, 4]),
    adds: d.chance(0.5),
    season: d.step(-25, 25, 5),
  }),
  fits: (v) => v.season !== 0,
  make: (v) => {
    const number = (v.year - 1) * 4 + v.quarter;
    const trend = v.start + v.rise * number;
    const variation = v.adds ? v.season * 10 : 100 + v.season;
    const answer = v.adds ? trend + variation : (trend * variation) / 100;
    return numberQuestion({
      ask: text`The trend of the quarterly sales of ${v.product} at ${v.firm} is y = ${v.start} + ${v.rise}x, where x = 1 is the first quarter of year 1. The seasonal variation of quarter ${v.quarter} is ${
        v.adds
          ? `${v.season > 0 ? "+" : "−"}${Math.abs(variation)} units (additive model)`
          : `${variation}% of the trend (multiplicative model)`
      }.

        How many are expected to be sold in quarter ${v.quarter} of year ${v.year}, to the nearest unit?`,
      after: "units",
      answer: round(answer),
      hint: "Which value of x stands for this quarter?",
      mistakes: [
        { is: trend, because: "That is the trend. The season comes on top." },
        {
          is: v.adds ? trend - variation : (trend * (200 - variation)) / 100,
          because: "The season works in the other direction.",
        },
        {
          is: v.adds ? v.start + v.rise * v.quarter + variation : ((v.start + v.rise * v.quarter) * variation) / 100,
          because: `The quarters are counted on through the years: this one is x = ${number}.`,
        },
        {
          is: v.adds
            ? v.start + v.rise * (number - 4) + variation
            : ((v.start + v.rise * (number - 4)) * variation) / 100,
          because: "That is the same quarter of the year before.",
        },
      ].filter((one, index, all) => all.findIndex(({ is }) => round(is) === round(one.is)) === index),
      worked: text`x = ${v.year - 1} × 4 + ${v.quarter} = ${number}. Trend: ${v.start} + ${v.rise} × ${number} = ${trend}.

        Forecast: ${v.adds ? `${figure(trend)} ${v.season > 0 ? "+" : "−"} ${Math.abs(variation)}` : `${figure(trend)} × ${variation}%`} = ${figure(answer)}`,
    });
  },
});
