import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const costAtActivity = template({
  key: "ma-cost-at-activity",
  version: 1,
  point: "MA.A.cost-classification.cost-equation",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    town: d.town(),
    salaries: d.step(4_000, 12_000, 500),
    rent: d.step(1_000, 4_000, 250),
    parts: d.step(6, 24, 1),
    phone: d.step(40, 120, 10),
    perCall: d.pick([0.5, 1, 1.5, 2]),
    repairs: d.step(200, 800, 20),
  }),
  make: (v) => {
    const fixed = v.salaries + v.rent + v.phone;
    const each = v.parts + v.perCall;
    const answer = fixed + each * v.repairs;
    return numberQuestion({
      ask: text`The workshop of ${v.firm} in ${v.town} pays ${money(v.salaries)} a month for salaries and ${money(v.rent)} for rent. Each repair needs parts of
        ${money(v.parts)}. The telephone costs ${money(v.phone)} a month and ${money(v.perCall)} for each repair.

        What is the total cost of a month with ${v.repairs} repairs?`,
      before: "$",
      answer,
      hint: "Sort each cost into its fixed and its variable part first.",
      mistakes: [
        { is: each * v.repairs, because: "That is the variable cost alone. Add the fixed costs of the month." },
        {
          is: answer - v.phone,
          because: "The telephone is semi-variable: its monthly charge belongs to the fixed costs.",
        },
        { is: answer - v.perCall * v.repairs, because: "The telephone also costs something for each repair." },
        {
          is: answer - v.rent,
          because: "Rent was left out. It is fixed, and still a cost of the month.",
        },
      ],
      worked: steps(
        line("Salaries, rent and the telephone's monthly charge", fixed),
        line(`Variable: ${figure(v.repairs)} × ${money(each)}`, each * v.repairs),
        grand("Total cost", answer),
      ),
    });
  },
});
