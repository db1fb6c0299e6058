import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const seasonalForecast = template({
  key: "ma-seasonal-forecast",
  version: 1,
  point: "MA.B.forecasting-techniques.seasonal",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    start: d.step(1_000, 4_000, 100),
    growth: d.step(20, 120, 10),
    quarter: d.step(9, 16, 1),
    additive: d.chance(0.5),
    factor: d.pick([0.7, 0.8, 0.9, 1.1, 1.2, 1.3, 1.4]),
    units: d.step(100, 600, 50),
    up: d.chance(0.5),
  }),
  make: (v) => {
    const trend = v.start + v.growth * v.quarter;
    const season = v.additive ? (v.up ? v.units : -v.units) : v.factor;
    const answer = round(v.additive ? trend + season : trend * season);
    const wrong = round(v.additive ? trend - season : trend / season);
    return numberQuestion({
      ask: text`The quarterly trend of sales of ${v.product} at ${v.firm} is T = ${v.start} + ${v.growth}q, where q = 1 is the first quarter of 20X3. The seasonal variation of the
        quarter that is wanted is ${v.additive ? `${season > 0 ? "+" : "−"}${figure(v.units)} units (additive model)` : `${v.factor} (multiplicative model)`}.

        How many units are forecast for quarter number ${v.quarter}, to the nearest unit?`,
      after: "units",
      answer,
      hint: "First the trend of the quarter, then put the season back.",
      mistakes: [
        { is: trend, because: "That is the trend. The season has to be put back on it." },
        {
          is: wrong,
          because: v.additive
            ? "The season was turned round. A forecast adds it to the trend, with its sign."
            : "You divided by the season, which takes it out. A forecast multiplies by it.",
        },
        {
          is: round(v.additive ? v.start + season : v.start * season),
          because: "The growth of the trend was left out.",
        },
      ],
      worked: steps(
        line(`Trend: ${figure(v.start)} + ${v.growth} × ${v.quarter}`, trend),
        v.additive
          ? [line("Seasonal variation", season), grand("Forecast", answer)]
          : line(`Forecast: ${figure(trend)} × ${v.factor}`, answer),
      ),
    });
  },
});
