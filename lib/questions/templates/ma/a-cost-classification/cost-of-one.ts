import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const costOfOne = template({
  key: "ma-cost-of-one",
  version: 1,
  point: "MA.A.cost-classification.cost-behaviour",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    units: d.pick([2_000, 4_000, 5_000, 8_000]),
    fixedEach: d.step(4, 12, 2),
    variable: d.step(5, 25, 1),
    factor: d.pick([50, 80, 125, 200]),
  }),
  fits: (v) => Number.isInteger(((v.fixedEach * 100) / v.factor) * 100),
  make: (v) => {
    const units = (v.units * v.factor) / 100;
    const fixed = v.units * v.fixedEach;
    const answer = v.variable + fixed / units;
    return numberQuestion({
      ask: text`At an output of ${v.units} ${v.product} a month, each one costs ${v.firm} ${money(v.variable + v.fixedEach)}: ${money(v.variable)} variable cost and ${money(v.fixedEach)} fixed cost.

        What does each one cost at an output of ${units}, to the nearest cent?`,
      before: "$",
      places: 2,
      answer: round(answer, 2),
      hint: "How large is the fixed cost in total?",
      mistakes: [
        { is: v.variable + v.fixedEach, because: "The fixed cost of a month is spread over another number of units." },
        {
          is: (v.variable * 100) / v.factor + v.fixedEach,
          because: "The variable cost of one stays; the fixed cost of one changes.",
        },
        {
          is: v.variable + (v.fixedEach * v.factor) / 100,
          because: "The fixed cost of one falls when output rises, and the other way round.",
        },
        {
          is: ((v.variable + v.fixedEach) * 100) / v.factor,
          because: "Only the fixed cost is spread over another number of units.",
        },
      ],
      worked: steps(
        line("Variable cost of one", v.variable),
        line(`Fixed cost of one, ${money(fixed)} ÷ ${figure(units)}`, fixed / units),
        grand("Cost of one", answer),
      ),
    });
  },
});
