import { fromNet, taxOwed } from "@/lib/accountancy/sales-tax";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const taxBalance = template({
  key: "fa-tax-balance",
  version: 1,
  point: "FA.D.sales-and-purchases.tax-balance",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    rate: d.pick([10, 15, 20, 25]),
    opening: d.step(500, 4_000, 100),
    sales: d.step(40_000, 90_000, 2_000),
    purchases: d.step(15_000, 38_000, 1_000),
    paid: d.step(500, 5_000, 100),
  }),
  make: (v) => {
    const onSales = fromNet(v.sales, v.rate).tax;
    const onPurchases = fromNet(v.purchases, v.rate).tax;
    const owed = taxOwed({ opening: v.opening, onSales, onPurchases, paid: v.paid });
    return numberQuestion({
      ask: text`At the start of a quarter ${v.firm} owes the tax authority ${money(v.opening)} of sales tax. In the quarter it makes sales of
        ${money(v.sales)} and purchases of ${money(v.purchases)}, both before sales tax at ${v.rate}%, and pays the authority
        ${money(v.paid)}.

        How much does ${v.firm} owe the tax authority at the end of the quarter?`,
      before: "$",
      answer: owed,
      hint: "Tax on sales is owed; tax on purchases is claimed back.",
      mistakes: [
        {
          is: owed - v.opening + v.paid,
          because: "That is the tax of this quarter alone. Add what was owed before and take off what was paid.",
        },
        { is: owed + onPurchases, because: "Tax on purchases is claimed back: take it off." },
        {
          is: owed + 2 * onPurchases,
          because: "You added the tax on purchases. It is claimed back, so it makes the debt smaller.",
        },
        { is: owed + 2 * v.paid, because: "The payment makes the debt smaller, not larger." },
        { is: owed - 2 * v.opening, because: "The opening balance is owed too: it adds to the debt." },
      ],
      worked: steps(
        line("Owed at the start", v.opening),
        line(`Tax on sales, ${money(v.sales)} × ${v.rate}%`, onSales),
        line(`Tax on purchases, ${money(v.purchases)} × ${v.rate}%`, -onPurchases),
        line("Paid", -v.paid),
        grand("Owed at the end", owed),
      ),
    });
  },
});
