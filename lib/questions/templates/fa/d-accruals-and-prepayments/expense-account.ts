import { blank, input, sheetQuestion, words, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const expenseAccount = template({
  key: "fa-expense-account",
  version: 2,
  point: "FA.D.accruals-and-prepayments.matching",
  marks: 4,
  seconds: 200,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    openingPrepaid: d.step(400, 1_500, 50),
    openingOwed: d.step(300, 1_200, 50),
    paid: d.step(8_000, 20_000, 100),
    closingPrepaid: d.step(400, 1_500, 50),
    closingOwed: d.step(300, 1_200, 50),
  }),
  make: (v) =>
    sheetQuestion({
      ask: text`${v.firm} has one account for rent and rates. At 1 January 20X5 it had prepaid rent of ${money(v.openingPrepaid)} and owed rates of
        ${money(v.openingOwed)}. In 20X5 it paid ${money(v.paid)} for both. At 31 December 20X5 it has prepaid rent of
        ${money(v.closingPrepaid)} and owes rates of ${money(v.closingOwed)}.

        Complete the account.`,
      columns: [{ label: "Debit", unit: "$" }, { label: "" }, { label: "Credit", unit: "$" }],
      rows: [
        { label: "Prepayment b/d", cells: [worth(v.openingPrepaid), words("Accrual b/d"), worth(v.openingOwed)] },
        { label: "Bank", cells: [worth(v.paid), words("Profit or loss"), input("b4 - d1 - d3", { weight: 2 })] },
        { label: "Accrual c/d", cells: [worth(v.closingOwed), words("Prepayment c/d"), worth(v.closingPrepaid)] },
        { label: "Total", rule: "double", cells: [input("b1 + b2 + b3"), blank, input("d1 + d2 + d3")] },
      ],
      hint: "An asset is brought down on the debit side, a liability on the credit side.",
      worked: text`A prepayment is an asset, so it is brought down as a debit; an accrual is a liability, so it is brought down as a credit. At the
        end each is carried down on the other side. What is missing on the credit side is the year's expense.`,
    }),
});
