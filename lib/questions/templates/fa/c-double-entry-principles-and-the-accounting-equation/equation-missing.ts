import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const equationMissing = template({
  key: "fa-equation-missing",
  version: 1,
  point: "FA.C.double-entry-principles-and-the-accounting-equation.equation",
  marks: 2,
  seconds: 80,
  difficulty: -1,
  draw: (d) => ({
    person: d.person(),
    shop: d.pick(["bakery", "bookshop", "bicycle shop", "flower shop", "café", "toy shop"]),
    equipment: d.step(12_000, 40_000, 500),
    inventory: d.step(3_000, 15_000, 100),
    receivables: d.step(1_000, 8_000, 100),
    bank: d.step(500, 9_000, 100),
    overdrawn: d.chance(0.35),
    payables: d.step(1_500, 9_000, 100),
    loan: d.step(4_000, 15_000, 1_000),
  }),
  fits: (v) => v.equipment + v.inventory + v.receivables - v.bank - v.payables - v.loan >= 5_000,
  make: (v) => {
    const assets = v.equipment + v.inventory + v.receivables + (v.overdrawn ? 0 : v.bank);
    const liabilities = v.payables + v.loan + (v.overdrawn ? v.bank : 0);
    return numberQuestion({
      ask: text`${v.person} runs a ${v.shop}. At the year end the business has equipment of ${money(v.equipment)}, inventory of
        ${money(v.inventory)}, trade receivables of ${money(v.receivables)}, ${v.overdrawn ? "a bank overdraft" : "money in the bank"} of
        ${money(v.bank)}, trade payables of ${money(v.payables)} and a loan of ${money(v.loan)}.

        What is ${v.person}'s capital?`,
      before: "$",
      answer: assets - liabilities,
      hint: "Sort the six items into assets and liabilities first.",
      mistakes: [
        {
          is: assets + liabilities,
          because: "You added the liabilities. Capital is what is left of the assets after they are paid.",
        },
        {
          is: assets,
          because: "These are the assets. Part of them belongs to lenders and suppliers, so take off the liabilities.",
        },
        {
          is: assets - liabilities + (v.overdrawn ? 2 : -2) * v.bank,
          because: v.overdrawn
            ? "An overdraft is owed to the bank: it is a liability, not an asset."
            : "Money in the bank is an asset; it would be a liability only if the account were overdrawn.",
        },
        {
          is: assets - liabilities + v.loan,
          because: "The loan is a liability as well: the business has to pay it back.",
        },
      ],
      worked: steps(
        line("Equipment", v.equipment),
        line("Inventory", v.inventory),
        line("Trade receivables", v.receivables),
        ...(v.overdrawn ? [] : [line("Bank", v.bank)]),
        total("Assets", assets),
        line("Trade payables", -v.payables),
        line("Loan", -v.loan),
        ...(v.overdrawn ? [line("Bank overdraft", -v.bank)] : []),
        grand("Capital = assets − liabilities", assets - liabilities),
      ),
    });
  },
});
