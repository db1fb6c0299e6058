import { round, sum } from "@/lib/accountancy/round";
import { mean, standardDeviation } from "@/lib/accountancy/statistics";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const deviationOfFive = template({
  key: "ma-deviation-of-five",
  version: 3,
  point: "MA.B.summarising-and-analysing-data.standard-deviation",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    middle: d.step(20, 80, 1),
    off: [d.step(-12, 12, 1), d.step(-12, 12, 1), d.step(-12, 12, 1), d.step(-12, 12, 1)],
  }),
  fits: (v) => {
    const last = -sum(v.off);
    return Math.abs(last) <= 14 && new Set([...v.off, last]).size === 5;
  },
  make: (v) => {
    const values = [...v.off, -sum(v.off)].map((one) => v.middle + one);
    const squares = sum(values.map((one) => (one - v.middle) ** 2));
    const answer = round(standardDeviation(values), 1);
    return numberQuestion({
      ask: text`On five days the workshop of ${v.firm} made ${values.slice(0, 4).join(", ")} and ${values[4] ?? ""} repairs.

        What is the standard deviation of these five figures (as a whole population), to one decimal place?`,
      places: 1,
      answer,
      hint: "First the mean, then the squared distances from it.",
      mistakes: [
        { is: squares / 5, because: "That is the variance. The standard deviation is its root." },
        { is: Math.sqrt(squares), because: "The squared distances were not divided by their number." },
        {
          is: sum(values.map((one) => Math.abs(one - v.middle))) / 5,
          because: "That is the mean distance. Square the distances, take their mean, then the root.",
        },
        {
          is: Math.sqrt(squares / 4),
          because: "You divided by 4, as for a sample. These five are the whole population.",
        },
      ],
      worked: steps(
        `Mean: ${figure(mean(values))}. Squared distances: ${values.map((one) => figure((one - v.middle) ** 2)).join(" + ")} = ${figure(squares)}.`,
        line("Variance: divided by 5", figure(squares / 5, 1)),
        line("Its root", figure(answer, 1)),
      ),
    });
  },
});
