import { interpolatedIrr } from "@/lib/accountancy/discounting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const irrBetweenTwoRates = template({
  key: "ma-irr-between-two-rates",
  version: 3,
  point: "MA.D.capital-budgeting-and-discounted-cash-flow.irr",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    low: d.pick([6, 8, 10, 12]),
    step: d.pick([4, 5, 6, 8, 10]),
    above: d.step(1_000, 9_000, 100),
    below: d.step(1_000, 9_000, 100),
  }),
  fits: (v) => v.above !== v.below,
  make: (v) => {
    const high = v.low + v.step;
    const answer = round(interpolatedIrr(v.low, v.above, high, -v.below), 1);
    return numberQuestion({
      ask: text`A project of ${v.firm} has a net present value of ${money(v.above)} at ${v.low}% and of ${money(-v.below)} at ${high}%.

        What is its internal rate of return, to one decimal place?`,
      after: "%",
      places: 1,
      answer,
      hint: "How far from the lower rate does the line cross nil?",
      mistakes: [
        {
          is: (v.low + high) / 2,
          because: "The middle of the two rates holds only where both net present values are equally far from nil.",
        },
        {
          is: round(v.low + (v.below / (v.above + v.below)) * v.step, 1),
          because:
            "The two net present values are exchanged. From the lower rate, the part is its own over the sum of both.",
        },
        {
          is: round(v.low + v.above / (v.above + v.below), 1),
          because: "The part was not multiplied by the distance between the two rates.",
        },
      ],
      worked: steps(
        `${money(v.above)} ÷ (${money(v.above)} + ${money(v.below)}) × ${v.step}% = ${figure(round(answer - v.low, 1), 1)}%.`,
        line("Lower rate", `${v.low}%`),
        line("Part of the way to the higher", `${figure(round(answer - v.low, 1), 1)}%`),
        grand("Internal rate of return", `${figure(answer, 1)}%`),
      ),
    });
  },
});
