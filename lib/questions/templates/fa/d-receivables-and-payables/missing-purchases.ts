import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const missingPurchases = template({
  key: "fa-missing-purchases",
  version: 1,
  point: "FA.D.receivables-and-payables.control-accounts",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    opening: d.step(15_000, 40_000, 100),
    closing: d.step(15_000, 40_000, 100),
    paid: d.step(120_000, 260_000, 500),
    returns: d.step(1_000, 6_000, 100),
    contra: d.step(500, 4_000, 100),
  }),
  fits: (v) => Math.abs(v.opening - v.closing) >= 500,
  make: (v) => {
    const bought = v.closing - v.opening + v.paid + v.returns + v.contra;
    return numberQuestion({
      ask: text`Trade payables of ${v.firm} were ${money(v.opening)} on 1 January 20X5 and ${money(v.closing)} on 31 December 20X5. In the year it paid suppliers
        ${money(v.paid)}, sent back goods of ${money(v.returns)} and set ${money(v.contra)} off against what the same firms owed to it.

        How much were its purchases on credit?`,
      before: "$",
      answer: bought,
      hint: "Draw the payables account. What makes it larger, and what smaller?",
      mistakes: [
        { is: bought + 2 * (v.opening - v.closing), because: "Opening and closing balances are exchanged." },
        { is: bought - 2 * v.contra, because: "The contra makes payables smaller, as a payment does." },
        { is: bought - v.contra, because: "The contra is missing: it cleared a debt without any payment." },
        {
          is: bought - 2 * v.returns,
          because: "Returns make payables smaller, so purchases must have been larger to reach the closing balance.",
        },
        { is: bought - v.returns, because: "The returns are missing: purchases are asked for before returns." },
        { is: v.paid + v.returns + v.contra, because: "The change in payables is missing." },
      ],
      worked: steps(
        line("Closing balance", v.closing),
        line("Paid", v.paid),
        line("Returns", v.returns),
        line("Contra", v.contra),
        line("Opening balance", -v.opening),
        grand("Purchases on credit", bought),
      ),
    });
  },
});
