import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const onTheWay = template({
  key: "fa-on-the-way",
  version: 1,
  point: "FA.E.trade-payables-account-reconciliations.in-transit",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    other: d.firm(),
    ledger: d.step(4_000, 15_000, 50),
    paid: d.step(600, 4_000, 50),
    goods: d.step(400, 3_000, 50),
    error: d.step(100, 900, 50),
    high: d.chance(0.5),
  }),
  fits: (v) => v.paid !== v.goods && v.error !== v.paid && v.error !== v.goods,
  make: (v) => {
    const onStatement = v.ledger + v.paid + v.goods + (v.high ? v.error : -v.error);
    const said = (amount: number) => `${money(Math.abs(amount))} too ${amount > 0 ? "high" : "low"}`;
    const gap = v.high ? v.error : -v.error;
    return choiceQuestion({
      ask: text`${v.firm} owes ${v.other} ${money(v.ledger)} by its own books, which are right. The statement of ${v.other} shows ${money(onStatement)}. A payment of ${money(v.paid)} is still in the post, and goods of ${money(v.goods)} that ${v.other} has invoiced are still on their way.
        The rest of the difference is an error of ${v.other}.

        By how much is the statement wrong?`,
      answer: said(gap),
      why: "What is on its way explains a part of the difference without anybody being wrong. The rest is the error.",
      mistakes: [
        {
          is: said(-gap),
          because: "Compare the statement with what it should show: the books with the payment and the goods added.",
        },
        {
          is: said(onStatement - v.ledger),
          because: "The payment in the post and the goods on their way are no errors.",
        },
        {
          is: said(onStatement - v.ledger - v.goods),
          because: "The payment in the post explains a part as well: the supplier has not got it yet.",
        },
        {
          is: said(onStatement - v.ledger - v.paid),
          because: "The goods on their way explain a part as well: the buyer has not entered them yet.",
        },
      ].filter(({ is }) => !is.startsWith("$0")),
      worked: steps(
        line("Books of the buyer", v.ledger),
        line("Payment in the post", v.paid),
        line("Goods on their way", v.goods),
        total("The statement should show", v.ledger + v.paid + v.goods),
        line("It shows", onStatement),
        grand(gap > 0 ? "Too high by" : "Too low by", Math.abs(gap)),
      ),
    });
  },
});
