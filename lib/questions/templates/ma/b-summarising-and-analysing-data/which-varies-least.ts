import { coefficientOfVariation } from "@/lib/accountancy/statistics";
import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const whichVariesLeast = template({
  key: "ma-which-varies-least",
  version: 2,
  point: "MA.B.summarising-and-analysing-data.coefficient-of-variation",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    towns: [d.town(), d.town(), d.town(), d.town()],
    means: [
      d.step(1_000, 3_000, 500),
      d.step(3_500, 6_000, 500),
      d.step(6_500, 9_000, 500),
      d.step(9_500, 12_000, 500),
    ],
    percents: d.several([4, 5, 6, 8, 10, 12, 15, 18], 4),
  }),
  make: (v) => {
    const deviations = v.means.map((one, index) => (one * (v.percents[index] ?? 0)) / 100);
    const least = Math.min(...v.percents);
    const smallest = Math.min(...deviations);
    const named = (at: number) => v.towns[at] ?? "";
    const place = v.percents.indexOf(least);
    return choiceQuestion({
      ask: text`Weekly sales of four shops have these means and standard deviations.

        ${table(
          ["Shop", "Mean, $", "Standard deviation, $"],
          v.towns.map((town, index) => [town, v.means[index] ?? 0, deviations[index] ?? 0]),
        )}

        Which shop's sales vary **least** in relation to their size?`,
      answer: named(place),
      why: `${money(deviations[place] ?? 0)} ÷ ${money(v.means[place] ?? 0)} = ${figure(coefficientOfVariation(deviations[place] ?? 0, v.means[place] ?? 1))}%, the smallest of the four.`,
      mistakes: [0, 1, 2, 3]
        .filter((at) => at !== place)
        .map((at) => ({
          is: named(at),
          because: `${money(deviations[at] ?? 0)} ÷ ${money(v.means[at] ?? 0)} = ${v.percents[at]}%${deviations[at] === smallest ? ". The smallest deviation in dollars, but not in relation to the mean" : ""}.`,
        })),
    });
  },
});
