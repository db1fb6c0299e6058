import { deflated } from "@/lib/accountancy/forecasting";
import { growth } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const growthWithoutInflation = template({
  key: "ma-growth-without-inflation",
  version: 1,
  point: "MA.F.monitoring-performance-and-reporting.like-with-like",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    before: d.step(400_000, 900_000, 10_000),
    percent: d.step(2, 14, 1),
    inflation: d.pick([4, 5, 6, 8, 10]),
  }),
  fits: (v) => Math.abs(v.percent - v.inflation) >= 2,
  make: (v) => {
    const now = round(v.before * (1 + v.percent / 100));
    const real = deflated(now, 100 + v.inflation, 100);
    const answer = round(growth(real, v.before), 1);
    return numberQuestion({
      ask: text`Revenue of ${v.firm} rose from ${money(v.before)} in 20X4 to ${money(now)} in 20X5. Prices in its trade rose by ${v.inflation}% between the two years.

        By how many per cent did revenue change after allowing for inflation, to one decimal place? Give a fall as a negative figure.`,
      after: "%",
      places: 1,
      answer,
      hint: "Put the revenue of 20X5 into prices of 20X4 first.",
      mistakes: [
        { is: v.percent, because: "That is the change in money. Prices rose as well." },
        {
          is: v.percent - v.inflation,
          because:
            "You subtracted the two percentages. That is near, but revenue has to be divided by the price index.",
        },
        {
          is: growth(round(now * (1 - v.inflation / 100)), v.before),
          because: "You took the inflation off the new revenue. Divide by 1 plus inflation instead.",
        },
        { is: v.percent + v.inflation, because: "Inflation makes the true growth smaller, not larger." },
      ],
      worked: steps(
        line(`Revenue in prices of 20X4: ${money(now)} ÷ ${figure(1 + v.inflation / 100, 2)}`, round(real)),
        line("Revenue of 20X4", -v.before),
        total("Change", round(real) - v.before),
        `Change ÷ ${money(v.before)} × 100 = ${answer < 0 ? "−" : ""}${figure(Math.abs(answer), 1)}%`,
      ),
    });
  },
});
