import { flex } from "@/lib/accountancy/budgets";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const flexedSemiVariable = template({
  key: "ma-flexed-semi-variable",
  version: 1,
  point: "MA.D.flexible-budgets.split-costs",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    low: d.step(2_000, 6_000, 500),
    gap: d.step(1_000, 4_000, 500),
    rate: d.step(2, 9, 1),
    fixed: d.step(5_000, 25_000, 500),
    part: d.pick([0.2, 0.4, 0.6, 0.8]),
  }),
  make: (v) => {
    const high = v.low + v.gap;
    const units = v.low + round(v.gap * v.part);
    const cost = (count: number) => flex({ fixed: v.fixed, perUnit: v.rate }, count);
    return numberQuestion({
      ask: text`The budget of ${v.firm} for maintenance is ${money(cost(v.low))} at ${v.low} machine hours and ${money(cost(high))} at ${high} machine hours.

        What is the flexed budget for ${units} machine hours?`,
      before: "$",
      answer: cost(units),
      hint: "The change in cost over the change in hours is the variable rate.",
      mistakes: [
        {
          is: round((cost(v.low) * units) / v.low),
          because: "You scaled the lower budget. A part of the cost is fixed.",
        },
        {
          is: round((cost(high) * units) / high),
          because: "You scaled the higher budget. A part of the cost is fixed.",
        },
        { is: v.rate * units, because: "That is the variable part alone. Add the fixed part." },
      ],
      worked: steps(
        `Variable: (${money(cost(high))} − ${money(cost(v.low))}) ÷ ${figure(v.gap)} = ${money(v.rate)} an hour.`,
        line(`Fixed: ${money(cost(v.low))} − ${figure(v.low)} × ${money(v.rate)}`, v.fixed),
        line(`Variable: ${figure(units)} × ${money(v.rate)}`, v.rate * units),
        grand("Flexed budget", cost(units)),
      ),
    });
  },
});
