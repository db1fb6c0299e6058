import { round } from "@/lib/accountancy/round";
import { standardDeviation } from "@/lib/accountancy/statistics";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const spreadOfData = template({
  key: "ma-spread-of-data",
  version: 1,
  point: "MA.B.summarising-and-analysing-data.standard-deviation",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    what: d.pick(["minutes to serve a customer", "days to deliver an order", "calls in an hour"]),
    middle: d.step(10, 30, 1),
    gaps: [d.step(1, 6, 1), d.step(1, 6, 1), d.step(1, 6, 1)],
  }),
  make: (v) => {
    const [a = 1, b = 1, c = 1] = v.gaps;
    const values = [v.middle - a, v.middle + b, v.middle - c, v.middle + a, v.middle - b, v.middle + c];
    const squares = 2 * (a * a + b * b + c * c);
    const answer = standardDeviation(values);
    return numberQuestion({
      ask: text`${v.firm} notes six figures (${v.what}): ${values.join(", ")}.

        What is their standard deviation, to two decimal places? Treat them as a whole population.`,
      places: 2,
      answer: round(answer, 2),
      hint: "First the mean, then the squares of the distances from it.",
      mistakes: [
        { is: squares / 6, because: "That is the variance. The standard deviation is its square root." },
        {
          is: standardDeviation(values, "sample"),
          because: "You divided by one less than their number, as for a sample. These are the whole population.",
        },
        {
          is: (a + b + c) / 3,
          because: "That is the mean distance. For the standard deviation distances are squared first.",
        },
        { is: Math.sqrt(squares), because: "The squares have to be divided by their number before the root is taken." },
      ],
      worked: text`Mean: ${values.reduce((all, one) => all + one, 0)} ÷ 6 = ${v.middle}. Squares of the distances: ${values.map((one) => (one - v.middle) ** 2).join(" + ")} = ${squares}.

        √(${squares} ÷ 6) = ${figure(answer, 2)}`,
    });
  },
});
