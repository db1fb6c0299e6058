import { absorb } from "@/lib/accountancy/costing/overheads";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const absorbedAgainstIncurred = template({
  key: "ma-absorbed-against-incurred",
  version: 1,
  point: "MA.C.material-labour-and-overhead-costs.over-absorbed",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    hours: d.step(4_000, 20_000, 500),
    rate: d.step(4, 18, 1),
    more: d.step(-900, 900, 100),
    spent: d.step(-6_000, 6_000, 500),
  }),
  fits: (v) => v.more !== 0 && v.spent !== 0 && v.more * v.rate !== v.spent,
  make: (v) => {
    const one = {
      budgetOverhead: v.hours * v.rate,
      budgetActivity: v.hours,
      actualOverhead: v.hours * v.rate + v.spent,
      actualActivity: v.hours + v.more,
    };
    const { absorbed, over } = absorb(one);
    return numberQuestion({
      ask: text`${v.firm} absorbs overheads on machine hours. It budgeted overheads of ${money(one.budgetOverhead)} and ${one.budgetActivity} machine hours. In fact
        overheads were ${money(one.actualOverhead)} and ${one.actualActivity} machine hours were worked.

        By how much were overheads over- or under-absorbed? Give under-absorption as a negative figure.`,
      before: "$",
      answer: over,
      hint: "The rate is budgeted, the hours are actual.",
      mistakes: [
        { is: -over, because: "The sign is turned round. More absorbed than incurred is over-absorbed." },
        {
          is: absorbed - one.budgetOverhead,
          because: "You compared with the budget. Compare what was absorbed with what was really incurred.",
        },
        {
          is: one.budgetOverhead - one.actualOverhead,
          because: "You absorbed with budgeted hours. The rate is multiplied by actual hours.",
        },
      ],
      worked: steps(
        `Rate: ${money(one.budgetOverhead)} ÷ ${figure(one.budgetActivity)} = ${money(v.rate)} a machine hour.`,
        line(`Absorbed: ${figure(one.actualActivity)} × ${money(v.rate)}`, absorbed),
        line("Incurred", -one.actualOverhead),
        grand(over > 0 ? "Over-absorbed" : "Under-absorbed", over),
      ),
    });
  },
});
