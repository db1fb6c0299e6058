import { estimate, highLow } from "@/lib/accountancy/forecasting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const highLowFixedCost = template({
  key: "ma-high-low-fixed-cost",
  version: 2,
  point: "MA.B.forecasting-techniques.high-low",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    rate: d.step(2, 12, 0.5),
    fixed: d.step(3_000, 12_000, 100),
    units: d.several([900, 1_000, 1_100, 1_250, 1_300, 1_450, 1_600, 1_700, 1_850], 4),
    off: [d.step(300, 900, 50), d.step(300, 900, 50)],
    at: d.step(1_150, 1_550, 50),
    wantsFixed: d.chance(0.5),
  }),
  make: (v) => {
    const sorted = [...v.units].sort((a, b) => a - b);
    const [low = 0, , , high = 0] = sorted;
    const cost = (units: number) => {
      const place = sorted.indexOf(units);
      const off = place === 1 ? -(v.off[0] ?? 0) : place === 2 ? (v.off[1] ?? 0) : 0;
      return v.fixed + v.rate * units + off;
    };
    const points = v.units.map((x) => ({ x, y: cost(x) }));
    const found = highLow(points);
    const answer = round(v.wantsFixed ? found.fixed : estimate(found, v.at));
    return numberQuestion({
      ask: text`Costs of ${v.firm} in four months were:

        ${table(
          ["Month", "Units", "Cost, $"],
          v.units.map((units, index) => [["January", "February", "March", "April"][index] ?? "", units, cost(units)]),
        )}

        Use the high-low method. What ${v.wantsFixed ? "is the fixed cost of a month" : `does it forecast for ${figure(v.at)} units`}?`,
      before: "$",
      answer,
      hint: "Take the months of highest and lowest activity.",
      mistakes: v.wantsFixed
        ? [
            { is: v.rate * high, because: "That is the variable part at the highest activity." },
            { is: cost(low), because: "That is the whole cost at the lowest activity. Take its variable part off." },
            {
              is: round(cost(high) - (cost(high) / high) * low),
              because:
                "You used the average cost per unit. The variable rate is the change in cost over the change in units.",
            },
          ]
        : [
            { is: v.rate * v.at, because: "That is the variable part alone. Add the fixed cost." },
            {
              is: round((cost(high) / high) * v.at),
              because: "You scaled the whole cost by units. A part of it is fixed.",
            },
            {
              is: round((cost(low) / low) * v.at),
              because: "You scaled the lowest cost by units. A part of it is fixed.",
            },
          ],
      worked: steps(
        `Variable: (${money(cost(high))} − ${money(cost(low))}) ÷ (${figure(high)} − ${figure(low)}) = ${money(v.rate)} a unit.`,
        line(`Fixed: ${money(cost(high))} − ${figure(high)} × ${money(v.rate)}`, v.fixed),
        v.wantsFixed
          ? []
          : [
              line(`Variable: ${figure(v.at)} × ${money(v.rate)}`, v.rate * v.at),
              grand(`Cost of ${figure(v.at)} units`, answer),
            ],
      ),
    });
  },
});
