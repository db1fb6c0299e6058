import { beforeLoss } from "@/lib/accountancy/budgets";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const paidHours = template({
  key: "ma-paid-hours",
  version: 2,
  point: "MA.E.standard-costing-systems.idle-hours",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().singular,
    idlePercent: d.pick([4, 5, 10, 20]),
    paid: d.step(2, 20, 0.5),
    rate: d.step(12, 30, 1),
  }),
  fits: (v) =>
    Number.isInteger(v.paid * (100 - v.idlePercent)) && Number.isInteger((v.paid * (100 - v.idlePercent)) / 10),
  make: (v) => {
    const work = round((v.paid * (100 - v.idlePercent)) / 100, 2);
    const answer = beforeLoss(work, v.idlePercent) * v.rate;
    return numberQuestion({
      ask: text`To make one ${v.product}, workers of ${v.firm} need ${work} hours of work. ${v.idlePercent}% of paid hours are expected to be idle. The rate is ${money(v.rate)} an hour.

        What is the standard labour cost of one, to two decimal places?`,
      before: "$",
      places: 2,
      answer: round(answer, 2),
      hint: "How many hours must be paid for, so that enough are worked?",
      mistakes: [
        { is: work * v.rate, because: "Idle hours are paid as well. Divide by one less the idle rate." },
        {
          is: (work * v.rate * (100 + v.idlePercent)) / 100,
          because: "The idle rate was added to hours worked. It is a share of hours paid: divide by one less the rate.",
        },
        {
          is: (work * v.rate * (100 - v.idlePercent)) / 100,
          because: "Idle time was taken off. It makes labour cost more, not less.",
        },
      ],
      worked: steps(
        `Hours paid: ${figure(work, 2)} ÷ ${figure((100 - v.idlePercent) / 100, 2)} = ${figure(v.paid, 2)}.`,
        line(`Labour: ${figure(v.paid, 2)} × ${money(v.rate)}`, round(answer, 2)),
      ),
    });
  },
});
