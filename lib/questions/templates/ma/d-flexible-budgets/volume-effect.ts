import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const volumeEffect = template({
  key: "ma-volume-effect",
  version: 1,
  point: "MA.D.flexible-budgets.volume-apart",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    budget: d.step(2_000, 9_000, 500),
    more: d.step(-900, 900, 100),
    price: d.step(10, 40, 1),
    cost: d.step(3, 20, 1),
    fixed: d.step(10_000, 40_000, 1_000),
    off: d.step(-3_000, 3_000, 250),
  }),
  fits: (v) => v.more !== 0 && v.off !== 0 && v.price - v.cost >= 3 && v.budget * (v.price - v.cost) > v.fixed * 1.3,
  make: (v) => {
    const each = v.price - v.cost;
    const fixedBudget = v.budget * each - v.fixed;
    const answer = v.more * each;
    const actual = fixedBudget + answer + v.off;
    return numberQuestion({
      ask: text`${v.firm} budgeted to make and sell ${v.budget} units at ${money(v.price)}, with variable costs of ${money(v.cost)} a unit and fixed costs of ${money(v.fixed)}. It made
        and sold ${v.budget + v.more} units; its actual profit was ${money(actual)}.

        How much of the difference between budgeted and actual profit is due to **volume**? Give an adverse amount as a negative figure.`,
      before: "$",
      answer,
      hint: "Compare the fixed budget with the flexed budget.",
      mistakes: [
        { is: -answer, because: "The sign is turned round. More units than planned helped profit, fewer hurt it." },
        { is: v.off, because: "That is the gap from flexed budget to actual: prices, spending and efficiency." },
        { is: answer + v.off, because: "That is the whole difference. Only a part of it is due to volume." },
        {
          is: v.more * v.price,
          because: "You counted lost or gained revenue. The units would have had variable costs too.",
        },
      ],
      worked: steps(
        line(`Flexed profit: ${figure(v.budget + v.more)} × ${money(each)} − ${money(v.fixed)}`, fixedBudget + answer),
        line(`Budgeted profit: ${figure(v.budget)} × ${money(each)} − ${money(v.fixed)}`, -fixedBudget),
        grand("Due to volume", answer),
      ),
    });
  },
});
