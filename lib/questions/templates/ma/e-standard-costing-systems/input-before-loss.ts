import { beforeLoss } from "@/lib/accountancy/budgets";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const inputBeforeLoss = template({
  key: "ma-input-before-loss",
  version: 1,
  point: "MA.E.standard-costing-systems.allow-for-loss",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    lossPercent: d.pick([4, 5, 10, 20, 25]),
    put: d.step(20, 400, 10),
    each: d.step(2, 15, 1),
  }),
  fits: (v) => Number.isInteger((v.put * (100 - v.lossPercent)) / 100),
  make: (v) => {
    const output = (v.put * (100 - v.lossPercent)) / 100;
    const answer = beforeLoss(output, v.lossPercent) * v.each;
    return numberQuestion({
      ask: text`One batch of a product of ${v.firm} holds ${output} kg of material. In making it, ${v.lossPercent}% of the material put in is lost. Material costs
        ${money(v.each)} a kg.

        What is the standard material cost of one batch?`,
      before: "$",
      answer,
      hint: "What comes out is a share of what goes in.",
      mistakes: [
        {
          is: round((output * (100 + v.lossPercent)) / 100) * v.each,
          because: "The loss was added to the output. It is a share of the input: divide by one less the rate of loss.",
        },
        { is: output * v.each, because: "The loss was left out. More must be put in than comes out." },
        {
          is: round((output * (100 - v.lossPercent)) / 100) * v.each,
          because: "The loss was taken off the output. It has to be put in on top.",
        },
      ],
      worked: steps(
        `Put in: ${figure(output)} ÷ ${figure((100 - v.lossPercent) / 100, 2)} = ${figure(v.put)} kg.`,
        line(`Material: ${figure(v.put)} × ${money(v.each)}`, answer),
      ),
    });
  },
});
