import { sum } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const expectedProfitOfChoice = template({
  key: "ma-expected-profit-of-choice",
  version: 2,
  point: "MA.B.summarising-and-analysing-data.expected-value",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    cost: d.step(1, 6, 1),
    margin: d.step(2, 6, 1),
    low: d.step(20, 60, 10),
    gap: d.pick([10, 20, 30]),
    chances: d.pick([
      [20, 50, 30],
      [30, 50, 20],
      [30, 40, 30],
      [40, 40, 20],
      [20, 60, 20],
    ] as const),
  }),
  make: (v) => {
    const price = v.cost + v.margin;
    const demands = [v.low, v.low + v.gap, v.low + 2 * v.gap];
    const bought = demands[1] ?? 0;
    const profits = demands.map((demand) => Math.min(demand, bought) * price - bought * v.cost);
    const expected = (of: readonly number[]) => sum(of.map((one, index) => one * (v.chances[index] ?? 0))) / 100;
    const answer = expected(profits);
    const demand = expected(demands);
    return numberQuestion({
      ask: text`Each morning a kiosk of ${v.firm} buys ${bought} salads at ${money(v.cost)} and sells them at ${money(price)}; what is left in the evening is thrown away. Demand is
        ${demands[0] ?? 0} with a probability of ${v.chances[0]}%, ${bought} with ${v.chances[1]}% and ${demands[2] ?? 0} with ${v.chances[2]}%.

        What is the expected profit of a day?`,
      before: "$",
      places: Number.isInteger(answer) ? 0 : 2,
      answer,
      hint: "Find the profit for each demand. No more can be sold than was bought.",
      mistakes: [
        {
          is: profits[1] ?? 0,
          because: "That is the profit if all are sold. On days of low demand some are thrown away.",
        },
        {
          is: expected(demands.map((one) => one * price - bought * v.cost)),
          because: "On the best days you sold more than had been bought.",
        },
        {
          is: expected(demands.map((one) => Math.min(one, bought) * v.margin)),
          because: "Salads thrown away cost money too. All that were bought have to be paid for.",
        },
        {
          is: demand * v.margin,
          because: "That is expected demand times the margin, as if each day's purchase met demand exactly.",
        },
      ],
      worked: steps(
        ...demands.map((one, index) =>
          line(
            `Demand ${one}: profit ${money(profits[index] ?? 0)} × ${v.chances[index]}%`,
            ((profits[index] ?? 0) * (v.chances[index] ?? 0)) / 100,
          ),
        ),
        grand("Expected profit", answer),
      ),
    });
  },
});
