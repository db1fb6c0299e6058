import { targetCost } from "@/lib/accountancy/costing/activities";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const targetCostGap = template({
  key: "ma-target-cost-gap",
  version: 1,
  point: "MA.C.alternative-cost-accounting-principles.target-cost",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    price: d.step(60, 400, 10),
    margin: d.pick([10, 15, 20, 25, 30]),
    gap: d.step(2, 30, 1),
    onReturn: d.chance(0.3),
  }),
  fits: (v) => Number.isInteger(targetCost(v.price, v.margin)) && v.gap < v.price / 5,
  make: (v) => {
    const target = targetCost(v.price, v.margin);
    const expected = target + v.gap;
    return numberQuestion({
      ask: text`The market will pay ${money(v.price)} for a new product of ${v.firm}, which wants a profit of ${v.margin}% **of the selling price**. With the present design the
        product is expected to cost ${money(expected)}.

        What is the cost gap?`,
      before: "$",
      answer: v.gap,
      hint: "First the target cost: price less the profit that is wanted.",
      mistakes: [
        { is: target, because: "That is the target cost. The gap is what the expected cost is above it." },
        {
          is: round(expected - (v.price * 100) / (100 + v.margin)),
          because: "You took the profit as a percentage of cost. It is a percentage of the price.",
        },
        { is: v.price - expected, because: "That is the profit with the present design." },
      ],
      worked: steps(
        line("Expected cost", expected),
        line(`Target cost: ${money(v.price)} − ${v.margin}% of it`, -target),
        grand("Cost gap", v.gap),
      ),
    });
  },
});
