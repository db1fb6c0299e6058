import { dependencyRatio } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const dependantsForEachWorker = template({
  key: "bt-dependants-for-each-worker",
  version: 1,
  point: "BT.A.social-and-demographic-factors.population",
  marks: 2,
  seconds: 75,
  difficulty: -1,
  draw: (d) => ({
    town: d.town(),
    young: d.step(4_000, 16_000, 500),
    working: d.step(20_000, 60_000, 1_000),
    old: d.step(4_000, 24_000, 500),
  }),
  make: (v) => {
    const [dependants, people] = [v.young + v.old, v.young + v.working + v.old];
    const answer = dependencyRatio(dependants, v.working);
    return numberQuestion({
      ask: text`The people of ${v.town} by age:

        ${table(
          ["Age", "People"],
          [
            ["Under 15", v.young],
            ["15 to 64, the working age", v.working],
            ["65 and over", v.old],
          ],
        )}

        How many dependants are there for each person of working age, to two decimal places?`,
      places: 2,
      answer: round(answer, 2),
      hint: "Dependants are the people who are too young or too old to work.",
      mistakes: [
        {
          is: dependencyRatio(v.old, v.working),
          because: "You counted only the older people. Children depend on others too.",
        },
        {
          is: dependencyRatio(v.young, v.working),
          because: "You counted only the children. People past the working age depend on others too.",
        },
        { is: dependants / people, because: "You divided by all people. Divide by those of working age." },
        { is: 1 / answer, because: "The fraction is upside down. The dependants stand on top." },
      ],
      worked: steps(
        line("Under 15", v.young),
        line("65 and over", v.old),
        total("Dependants", dependants),
        `${figure(dependants)} ÷ ${figure(v.working)} = ${figure(answer, 2)}`,
      ),
    });
  },
});
