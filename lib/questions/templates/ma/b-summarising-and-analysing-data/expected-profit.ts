import { expectedValue } from "@/lib/accountancy/provisions";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const expectedProfit = template({
  key: "ma-expected-profit",
  version: 2,
  point: "MA.B.summarising-and-analysing-data.expected-value",
  marks: 2,
  seconds: 90,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    town: d.town(),
    chances: d.pick([
      [30, 50, 20],
      [25, 45, 30],
      [20, 60, 20],
      [40, 35, 25],
      [15, 55, 30],
    ] as const),
    high: d.step(60_000, 120_000, 1_000),
    middle: d.step(20_000, 50_000, 1_000),
    loss: d.step(5_000, 30_000, 1_000),
  }),
  make: (v) => {
    const [a, b, c] = v.chances;
    const answer = expectedValue([
      { amount: v.high, chance: a },
      { amount: v.middle, chance: b },
      { amount: -v.loss, chance: c },
    ]);
    return numberQuestion({
      ask: text`${v.firm} is thinking of opening a shop in ${v.town}. The yearly profit may be ${money(v.high)} (probability ${a}%), ${money(v.middle)} (${b}%) or a loss of ${money(v.loss)} (${c}%).

        What is the expected value of the yearly profit?`,
      before: "$",
      answer,
      hint: "Each outcome counts with its probability.",
      mistakes: [
        { is: answer + (2 * v.loss * c) / 100, because: "A loss counts with a minus." },
        { is: v.middle, because: "That is the most likely outcome, not the expected value." },
        {
          is: round((v.high + v.middle - v.loss) / 3),
          because: "The plain average takes no account of the probabilities.",
        },
        { is: answer + (v.loss * c) / 100, because: "The loss was left out." },
      ],
      worked: steps(
        line(`${money(v.high)} × ${a}%`, (v.high * a) / 100),
        line(`${money(v.middle)} × ${b}%`, (v.middle * b) / 100),
        line(`${money(v.loss)} × ${c}%`, (-v.loss * c) / 100),
        grand("Expected value", answer),
      ),
    });
  },
});
