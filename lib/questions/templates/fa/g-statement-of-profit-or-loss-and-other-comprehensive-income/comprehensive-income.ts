import { profitOrLoss } from "@/lib/accountancy/statements/profit-or-loss";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const comprehensiveIncome = template({
  key: "fa-comprehensive-income",
  version: 1,
  point: "FA.G.statement-of-profit-or-loss-and-other-comprehensive-income.other-comprehensive-income",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    beforeTax: d.step(60_000, 180_000, 1_000),
    tax: d.step(10_000, 40_000, 1_000),
    cost: d.step(150_000, 400_000, 10_000),
    used: d.step(20_000, 80_000, 5_000),
    more: d.step(10_000, 90_000, 5_000),
    dividend: d.step(5_000, 30_000, 1_000),
  }),
  fits: (v) => v.tax < v.beforeTax / 3 && v.more !== v.used,
  make: (v) => {
    const value = v.cost + v.more;
    const gain = value - (v.cost - v.used);
    const found = profitOrLoss({ revenue: v.beforeTax, costOfSales: 0, tax: v.tax, otherComprehensiveIncome: gain });
    return numberQuestion({
      ask: text`${v.firm} has a profit before tax of ${money(v.beforeTax)} and a tax expense of ${money(v.tax)}. On the last day of the year its building, which cost ${money(v.cost)} and has
        accumulated depreciation of ${money(v.used)}, is revalued for the first time, to ${money(value)}. A dividend of ${money(v.dividend)} was paid in the year.

        What is total comprehensive income for the year?`,
      before: "$",
      answer: found.comprehensiveIncome,
      hint: "The gain is measured against the carrying amount.",
      mistakes: [
        {
          is: found.profit,
          because: "That is the profit for the year. The revaluation gain is added as other comprehensive income.",
        },
        { is: found.profit + v.more, because: "The gain is the new value less the carrying amount, not less cost." },
        {
          is: found.comprehensiveIncome - v.dividend,
          because: "A dividend is a distribution to owners: it appears in the statement of changes in equity.",
        },
        { is: v.beforeTax + gain, because: "The tax expense comes off first." },
        { is: gain, because: "Total comprehensive income is the profit for the year and the gain together." },
      ],
      worked: steps(
        line("Profit before tax", v.beforeTax),
        line("Tax", -v.tax),
        total("Profit for the year", found.profit),
        line(`Gain: ${money(value)} − (${money(v.cost)} − ${money(v.used)})`, gain),
        grand("Total comprehensive income", found.comprehensiveIncome),
      ),
    });
  },
});
