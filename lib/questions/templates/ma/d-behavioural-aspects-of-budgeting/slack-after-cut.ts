import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const slackAfterCut = template({
  key: "ma-slack-after-cut",
  version: 1,
  point: "MA.D.behavioural-aspects-of-budgeting.slack",
  marks: 2,
  seconds: 75,
  difficulty: -1,
  draw: (d) => ({
    person: d.person(),
    needed: d.step(100_000, 400_000, 5_000),
    padding: d.step(8, 25, 1),
    cut: d.pick([4, 5, 8, 10]),
  }),
  fits: (v) => {
    const slack = budgetOf(v) - v.needed;
    return slack >= 1_000 && Number.isInteger(budgetOf(v)) && slack !== (v.needed * (v.padding - v.cut)) / 100;
  },
  make: (v) => {
    const asked = askedOf(v);
    const budget = budgetOf(v);
    const answer = budget - v.needed;
    return numberQuestion({
      ask: text`${v.person} expects that a department will need ${money(v.needed)} next year if it works well. Since all requests are cut, ${v.person} asks for ${v.padding}% more than that. Then every request is cut by ${v.cut}%.

        How much budgetary slack is left in the budget?`,
      before: "$",
      answer,
      hint: "Work out what was asked for, then what is left of it after the cut.",
      mistakes: [
        { is: asked - v.needed, because: "That was the slack before the cut." },
        {
          is: (v.needed * (v.padding - v.cut)) / 100,
          because: "The two percentages have different bases: the cut is taken of what was asked for.",
        },
        { is: (asked * v.cut) / 100, because: "That is the amount of the cut." },
        { is: budget, because: "That is the whole budget. Slack is what it holds above the need." },
      ],
      worked: steps(
        line(`Asked for: ${money(v.needed)} and ${v.padding}%`, asked),
        line(`Cut of ${v.cut}%`, -(asked * v.cut) / 100),
        total("Budget", budget),
        line("Needed", -v.needed),
        total("Slack", answer),
      ),
    });
  },
});

type Values = { needed: number; padding: number; cut: number };

const askedOf = (v: Values) => (v.needed * (100 + v.padding)) / 100;
const budgetOf = (v: Values) => (askedOf(v) * (100 - v.cut)) / 100;
