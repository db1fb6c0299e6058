import { process } from "@/lib/accountancy/costing/process";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const abnormalLossOrGain = template({
  key: "ma-abnormal-loss-or-gain",
  version: 1,
  point: "MA.C.cost-accounting-methods.normal-loss",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    units: d.step(1_000, 5_000, 200),
    lossPercent: d.pick([5, 10]),
    each: d.step(6, 20, 1),
    scrap: d.step(1, 4, 1),
    off: d.step(-80, 80, 10),
  }),
  fits: (v) => v.off !== 0 && v.scrap < v.each,
  make: (v) => {
    const normal = (v.units * v.lossPercent) / 100;
    const expected = v.units - normal;
    const cost = expected * v.each + normal * v.scrap;
    const output = expected - v.off;
    const found = process({ units: v.units, cost, lossPercent: v.lossPercent, scrapValue: v.scrap, output });
    const answer = v.off > 0 ? found.abnormalLoss : found.abnormalGain;
    const [units, kind] = [Math.abs(v.off), v.off > 0 ? "loss" : "gain"];
    return numberQuestion({
      ask: text`In a process of ${v.firm}, ${v.units} litres were put in. Materials, labour and overhead cost ${money(cost)} in all. Normal loss is ${v.lossPercent}% of
        input and is sold for ${money(v.scrap)} a litre. Output was ${output} litres.

        At what value does the abnormal ${kind} stand in the process account?`,
      before: "$",
      answer,
      hint: "Units first, then the cost of one unit of expected output.",
      mistakes: [
        {
          is: units * v.scrap,
          because: `That is scrap value. An abnormal ${kind} is valued at the full cost of good units.`,
        },
        {
          is: units * round(cost / expected, 2),
          because: "The scrap value of the normal loss was not taken off the cost.",
        },
        { is: units * round(cost / v.units, 2), because: "You divided by the input. Divide by the expected output." },
      ],
      worked: steps(
        `Normal loss ${figure(normal)}, expected output ${figure(expected)}, actual ${figure(output)}: abnormal ${kind} of ${figure(units)} litres.`,
        line("Costs", cost),
        line(`Scrap of the normal loss, ${figure(normal)} × ${money(v.scrap)}`, -normal * v.scrap),
        total("Cost of the expected output", expected * v.each),
        `Cost of a litre: ${money(expected * v.each)} ÷ ${figure(expected)} = ${money(v.each)}.`,
        line(`Abnormal ${kind}, ${figure(units)} × ${money(v.each)}`, answer),
      ),
    });
  },
});
