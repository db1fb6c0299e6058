import { profitOrLoss } from "@/lib/accountancy/statements/profit-or-loss";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const profitSubtotals = template({
  key: "fa-profit-subtotals",
  version: 1,
  point: "FA.G.statement-of-profit-or-loss-and-other-comprehensive-income.subtotals",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    revenue: d.step(300_000, 900_000, 5_000),
    share: d.step(50, 70, 1),
    selling: d.step(20_000, 60_000, 1_000),
    admin: d.step(20_000, 60_000, 1_000),
    investment: d.step(2_000, 15_000, 500),
    finance: d.step(3_000, 20_000, 500),
    before: d.chance(0.5),
  }),
  fits: (v) => v.investment !== v.finance,
  make: (v) => {
    const cost = (v.revenue * v.share) / 100;
    const found = profitOrLoss({
      revenue: v.revenue,
      costOfSales: cost,
      sellingCosts: v.selling,
      administrativeCosts: v.admin,
      investmentIncome: v.investment,
      financeCosts: v.finance,
    });
    const answer = v.before ? found.profitBeforeFinancingAndTax : found.operatingProfit;
    return numberQuestion({
      ask: text`${v.firm} has for the year: revenue ${money(v.revenue)}, cost of sales ${money(cost)}, selling costs ${money(v.selling)}, administrative costs ${money(v.admin)},
        dividends and interest received on investments ${money(v.investment)} and interest paid on a loan ${money(v.finance)}.

        What is its ${v.before ? "profit before financing and income taxes" : "operating profit"} under IFRS 18?`,
      before: "$",
      answer,
      hint: "Sort the six figures into operating, investing and financing first.",
      mistakes: [
        {
          is: found.profitBeforeTax,
          because: "Interest on the loan belongs to the financing category, below this subtotal.",
        },
        v.before
          ? {
              is: found.operatingProfit,
              because: "That is operating profit. Income from investments is added to reach this subtotal.",
            }
          : {
              is: found.profitBeforeFinancingAndTax,
              because: "Income from investments belongs to the investing category, below operating profit.",
            },
        {
          is: found.operatingProfit - v.finance,
          because: "Interest paid is a financing cost, and income from investments is investing.",
        },
        {
          is: found.grossProfit,
          because: "That is gross profit: selling and administrative costs are operating, too.",
        },
        { is: answer + v.selling, because: "Selling costs are operating costs as well." },
      ],
      worked: steps(
        line("Revenue", v.revenue),
        line("Cost of sales", -cost),
        total("Gross profit", found.grossProfit),
        line("Selling costs", -v.selling),
        line("Administrative costs", -v.admin),
        total("Operating profit", found.operatingProfit),
        ...(v.before
          ? [line("Income from investments", v.investment), grand("Profit before financing and income taxes", answer)]
          : []),
      ),
    });
  },
});
