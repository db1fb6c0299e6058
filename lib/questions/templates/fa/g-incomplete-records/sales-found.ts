import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const salesFound = template({
  key: "fa-sales-found",
  version: 1,
  point: "FA.G.incomplete-records.control-accounts",
  marks: 2,
  seconds: 140,
  difficulty: 0,
  draw: (d) => ({
    person: d.person(),
    shop: d.pick(["a garage", "a furniture shop", "a builder's yard", "a print shop"]),
    opening: d.step(6_000, 20_000, 100),
    closing: d.step(6_000, 20_000, 100),
    received: d.step(70_000, 160_000, 500),
    cash: d.step(8_000, 30_000, 500),
    lost: d.step(300, 2_500, 100),
    discount: d.step(200, 1_500, 100),
  }),
  fits: (v) => Math.abs(v.opening - v.closing) >= 500 && v.lost !== v.discount,
  make: (v) => {
    const credit = v.closing + v.received + v.lost + v.discount - v.opening;
    const answer = credit + v.cash;
    return numberQuestion({
      ask: text`${v.person} owns ${v.shop} and keeps no ledger. Customers owed ${money(v.opening)} at the beginning of the year and ${money(v.closing)} at its end. They paid ${money(v.received)} by bank transfer; besides,
        cash sales of ${money(v.cash)} were banked. Debts of ${money(v.lost)} were written off, and goods of ${money(v.discount)} that had been sold on credit came back; returns are shown by themselves.

        What were total sales of the year, before returns?`,
      before: "$",
      answer,
      hint: "Find credit sales with the receivables account, then add cash sales.",
      mistakes: [
        { is: credit, because: "Those are the credit sales. Cash sales are sales as well." },
        { is: answer + 2 * (v.opening - v.closing), because: "Opening and closing balances are exchanged." },
        { is: answer - v.lost, because: "The debts written off came from sales as well." },
        {
          is: answer - v.discount,
          because: "Goods that came back had been sold first; sales are asked for before returns.",
        },
        {
          is: v.received + v.cash,
          because: "That is the money received. What customers owe at both ends counts, too.",
        },
        {
          is: answer - v.lost - v.discount,
          because: "Write-offs and returns cleared debts that came from sales: add both.",
        },
      ],
      worked: steps(
        line("Owed at the end", v.closing),
        line("Received", v.received),
        line("Written off", v.lost),
        line("Returned", v.discount),
        line("Owed at the beginning", -v.opening),
        total("Credit sales", credit),
        line("Cash sales", v.cash),
        grand("Total sales", answer),
      ),
    });
  },
});
