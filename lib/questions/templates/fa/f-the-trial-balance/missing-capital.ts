import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

export const missingCapital = template({
  key: "fa-missing-capital",
  version: 1,
  point: "FA.F.the-trial-balance.which-side",
  marks: 2,
  seconds: 140,
  difficulty: 0,
  draw: (d) => ({
    person: d.person(),
    equipment: d.step(20_000, 50_000, 500),
    depreciation: d.step(4_000, 15_000, 500),
    receivables: d.step(5_000, 16_000, 100),
    payables: d.step(4_000, 12_000, 100),
    bank: d.step(500, 6_000, 100),
    overdraft: d.chance(0.5),
    sales: d.step(70_000, 140_000, 500),
    purchases: d.step(30_000, 65_000, 500),
    expenses: d.step(10_000, 30_000, 500),
    drawings: d.step(8_000, 24_000, 500),
  }),
  fits: (v) =>
    v.equipment + v.receivables + v.purchases + v.expenses + v.drawings - v.depreciation - v.payables - v.sales >=
    12_000,
  make: (v) => {
    const bankDebit = v.overdraft ? -v.bank : v.bank;
    const debits = v.equipment + v.receivables + v.purchases + v.expenses + v.drawings;
    const capital = debits - v.depreciation - v.payables - v.sales + bankDebit;
    return numberQuestion({
      ask: text`${v.person}'s ledger has these balances at the year end:

        ${table(
          ["", "$"],
          [
            ["Equipment at cost", v.equipment],
            ["Accumulated depreciation", v.depreciation],
            ["Trade receivables", v.receivables],
            ["Trade payables", v.payables],
            [v.overdraft ? "Bank overdraft" : "Bank", v.bank],
            ["Sales", v.sales],
            ["Purchases", v.purchases],
            ["Expenses", v.expenses],
            ["Drawings", v.drawings],
          ],
        )}

        The capital account is missing. What is its balance, if the trial balance agrees?`,
      before: "$",
      answer: capital,
      hint: "Put each balance on its side and compare the totals.",
      mistakes: [
        { is: capital - 2 * v.drawings, because: "Drawings are a debit: they take from what the owner has." },
        {
          is: capital + 2 * v.depreciation,
          because: "Accumulated depreciation is a credit: it is set against the asset.",
        },
        {
          is: capital - 2 * bankDebit,
          because: v.overdraft
            ? "An overdraft is a credit: it is owed to the bank."
            : "Money in the bank is a debit: it is an asset.",
        },
        {
          is: capital + v.sales - v.purchases - v.expenses,
          because: "Income and expenses are balances, too: profit is not yet in the capital account.",
        },
        {
          is: capital - v.drawings,
          because: "Drawings were left out. They have their own account until the year is closed.",
        },
      ],
      worked: steps(
        line(
          `Debits: equipment, receivables, purchases, expenses, drawings${v.overdraft ? "" : ", bank"}`,
          debits + Math.max(0, bankDebit),
        ),
        line(
          `Credits: depreciation, payables, sales${v.overdraft ? ", overdraft" : ""}`,
          -(v.depreciation + v.payables + v.sales + Math.max(0, -bankDebit)),
        ),
        grand("Capital, a credit balance", capital),
      ),
    });
  },
});
