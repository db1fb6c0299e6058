import { lifeCycleCost } from "@/lib/accountancy/costing/activities";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const costOverTheLife = template({
  key: "ma-cost-over-the-life",
  version: 1,
  point: "MA.C.alternative-cost-accounting-principles.life-cycle",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    units: d.step(2_000, 10_000, 1_000),
    design: d.step(40, 200, 10) * 1_000,
    marketing: d.step(20, 100, 10) * 1_000,
    disposal: d.step(10, 60, 10) * 1_000,
    each: d.step(15, 80, 1),
  }),
  fits: (v) => Number.isInteger(((v.design + v.marketing + v.disposal) * 100) / v.units),
  make: (v) => {
    const costs = [v.design, v.units * v.each, v.marketing, v.disposal];
    const answer = lifeCycleCost(costs, v.units);
    return numberQuestion({
      ask: text`A product of ${v.firm} will be made ${v.units} times over its life. Design costs ${money(v.design)}, marketing ${money(v.marketing)} and taking old products back
        ${money(v.disposal)}. Production costs ${money(v.each)} a unit.

        What is the life-cycle cost of one unit, to two decimal places?`,
      before: "$",
      places: 2,
      answer,
      hint: "All costs from first sketch to scrapping, over all units.",
      mistakes: [
        { is: v.each, because: "That is production alone. Design, marketing and taking back belong to the life too." },
        {
          is: answer - v.disposal / v.units,
          because: "Taking old products back was left out. It is a cost of the life as well.",
        },
        {
          is: answer - v.design / v.units,
          because: "Design was left out. It comes before the first sale and still belongs to the life.",
        },
      ],
      worked: steps(
        line("Design", v.design),
        line(`Production, ${figure(v.units)} × ${money(v.each)}`, v.units * v.each),
        line("Marketing", v.marketing),
        line("Taking back", v.disposal),
        total("Life-cycle cost", answer * v.units),
        line(`One unit: ÷ ${figure(v.units)}`, round(answer, 2)),
      ),
    });
  },
});
