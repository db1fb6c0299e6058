import { expenditure as fixedExpenditure, volume as fixedVolume } from "@/lib/accountancy/variances/fixed-overhead";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const fixedOverheadVariance = template({
  key: "ma-fixed-overhead-variance",
  version: 1,
  point: "MA.E.variance-calculation-and-analysis.overhead-variances",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    rate: d.step(4, 20, 1),
    budgetUnits: d.step(1_000, 5_000, 250),
    more: d.step(-400, 400, 50),
    spent: d.step(-2_500, 2_500, 250),
    wantsVolume: d.chance(0.6),
  }),
  fits: (v) => v.more !== 0 && v.spent !== 0,
  make: (v) => {
    const one = {
      budgetCost: v.budgetUnits * v.rate,
      actualCost: v.budgetUnits * v.rate + v.spent,
      budgetUnits: v.budgetUnits,
      actualUnits: v.budgetUnits + v.more,
    };
    const [spending, volume] = [fixedExpenditure(one), fixedVolume(one)];
    const answer = v.wantsVolume ? volume : spending;
    return numberQuestion({
      ask: text`${v.firm} uses absorption costing. It budgeted fixed overhead of ${money(one.budgetCost)} for ${v.budgetUnits} units. It made ${one.actualUnits} units, and fixed
        overhead was ${money(one.actualCost)}.

        What is the fixed overhead **${v.wantsVolume ? "volume" : "expenditure"}** variance? Give an adverse variance as a negative figure.`,
      before: "$",
      answer,
      hint: v.wantsVolume ? "Units made beyond the budget, at the absorption rate." : "Fixed overhead is not flexed.",
      mistakes: [
        {
          is: -answer,
          because: v.wantsVolume
            ? "The sign is turned round. Making more than planned absorbs more: favourable."
            : "The sign is turned round. Spending more than budgeted is adverse.",
        },
        {
          is: v.wantsVolume ? spending : volume,
          because: v.wantsVolume
            ? "That is the expenditure variance. Volume compares units made with units budgeted."
            : "That is the volume variance. Expenditure compares what was spent with the budget.",
        },
        {
          is: spending + volume,
          because: "That is the total variance, over- or under-absorption. The question asks for one part of it.",
        },
      ],
      worked: v.wantsVolume
        ? steps(
            `Rate: ${money(one.budgetCost)} ÷ ${figure(v.budgetUnits)} = ${money(v.rate)} a unit.`,
            line(`(${figure(one.actualUnits)} − ${figure(v.budgetUnits)}) × ${money(v.rate)}`, volume),
          )
        : steps(
            line("Budgeted fixed overhead", one.budgetCost),
            line("Actual fixed overhead", -one.actualCost),
            grand(spending > 0 ? "Favourable" : "Adverse", spending),
          ),
    });
  },
});
