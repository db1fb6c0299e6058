import { estimate, highLow } from "@/lib/accountancy/forecasting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const highLowSplit = template({
  key: "ma-high-low",
  version: 1,
  point: "MA.B.forecasting-techniques.high-low",
  marks: 2,
  seconds: 140,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    low: d.step(2_000, 4_000, 100),
    spread: d.step(1_000, 4_000, 100),
    variable: d.step(2, 12, 1),
    fixed: d.step(8_000, 40_000, 500),
    noise: [d.step(200, 900, 50), d.step(-900, -200, 50)] as const,
    asked: d.step(2_500, 7_500, 100),
    asks: d.pick(["fixed", "cost"] as const),
  }),
  fits: (v) => v.asked !== v.low && v.asked !== v.low + v.spread,
  make: (v) => {
    const high = v.low + v.spread;
    const cost = (x: number) => v.fixed + v.variable * x;
    const middle = [v.low + round(v.spread / 3, -2), v.low + round((2 * v.spread) / 3, -2)] as const;
    const points = [
      { x: middle[0], y: cost(middle[0]) + v.noise[0] },
      { x: high, y: cost(high) },
      { x: v.low, y: cost(v.low) },
      { x: middle[1], y: cost(middle[1]) + v.noise[1] },
    ];
    const found = highLow(points);
    const answer = v.asks === "fixed" ? found.fixed : estimate(found, v.asked);
    return numberQuestion({
      ask: text`${v.firm} had these production costs in four months:

        ${table(
          ["Month", "Units", "Cost, $"],
          points.map(({ x, y }, index) => [String(index + 1), x, y]),
        )}

        ${v.asks === "fixed" ? "What is the fixed cost of a month by the high-low method?" : `By the high-low method, what will ${figure(v.asked)} units cost?`}`,
      before: "$",
      answer,
      hint: "Find the months with the highest and the lowest number of units.",
      mistakes:
        v.asks === "fixed"
          ? [
              { is: cost(high) - cost(v.low), because: "The difference between both months is variable cost." },
              { is: v.variable, because: "That is the variable cost of one unit." },
              { is: cost(v.low), because: "The cost of the lowest month still has its variable part: take it off." },
              {
                is: v.variable * high,
                because: "That is the variable cost of the highest month. The rest of its cost is fixed.",
              },
            ]
          : [
              { is: v.variable * v.asked, because: "The fixed cost is missing." },
              {
                is: round((cost(high) / high) * v.asked),
                because: "The cost of one unit has a fixed part that does not move with units.",
              },
              {
                is: round((cost(v.low) / v.low) * v.asked),
                because: "The cost of one unit has a fixed part that does not move with units.",
              },
              {
                is: cost(v.asked) + cost(high) - v.variable * v.low - v.fixed,
                because: "Take the variable part off the month it belongs to.",
              },
            ],
      worked: steps(
        `Variable cost of one: (${money(cost(high))} − ${money(cost(v.low))}) ÷ (${figure(high)} − ${figure(v.low)}) = ${money(found.variable)}`,
        line("Cost of the highest month", cost(high)),
        line(`Variable part, ${figure(high)} × ${money(found.variable)}`, -found.variable * high),
        total("Fixed cost", found.fixed),
        ...(v.asks === "cost"
          ? [
              line(`Variable part, ${figure(v.asked)} × ${money(found.variable)}`, found.variable * v.asked),
              grand("Expected cost", answer),
            ]
          : []),
      ),
    });
  },
});
