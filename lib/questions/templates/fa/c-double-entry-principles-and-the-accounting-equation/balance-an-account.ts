import { blank, input, sheetQuestion, words, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const balanceAnAccount = template({
  key: "fa-balance-an-account",
  version: 3,
  point: "FA.C.double-entry-principles-and-the-accounting-equation.balancing",
  marks: 3,
  seconds: 150,
  difficulty: 0,
  draw: (d) => ({
    month: d.month(),
    opening: d.step(2_000, 9_000, 50),
    receipts: d.step(3_000, 9_000, 50),
    cashSales: d.step(800, 4_000, 50),
    suppliers: d.step(2_500, 8_000, 50),
    wages: d.step(1_200, 3_500, 50),
    rent: d.step(600, 1_500, 50),
  }),
  fits: (v) => v.opening + v.receipts + v.cashSales - v.suppliers - v.wages - v.rent >= 500,
  make: (v) =>
    sheetQuestion({
      ask: text`On the first day of ${v.month} a business has ${money(v.opening)} in the bank. During the month customers pay
        ${money(v.receipts)} that they owe, cash sales of ${money(v.cashSales)} are banked, suppliers are paid ${money(v.suppliers)},
        wages ${money(v.wages)} and rent ${money(v.rent)}.

        Complete the bank account for ${v.month} and balance it.`,
      columns: [{ label: "Debit", unit: "$" }, { label: "" }, { label: "Credit", unit: "$" }],
      rows: [
        { label: "Balance b/d", cells: [worth(v.opening), words("Trade payables"), worth(v.suppliers)] },
        { label: "Trade receivables", cells: [worth(v.receipts), words("Wages"), worth(v.wages)] },
        { label: "Sales", cells: [worth(v.cashSales), words("Rent"), worth(v.rent)] },
        { label: "", cells: [blank, words("Balance c/d"), input("b5 - d1 - d2 - d3")] },
        { label: "Total", rule: "double", cells: [input("b1 + b2 + b3"), blank, input("d1 + d2 + d3 + d4")] },
        { label: "Balance b/d", cells: [input("d4", { copy: true }), blank, blank] },
      ],
      hint: "Add up the larger side first. The smaller side needs a balancing figure to reach the same total.",
      worked: text`Money in stands on the debit side, money out on the credit side. The debit side is larger, so its total is the
        total of both. The balance carried down fills the gap on the credit side and is brought down on the debit side: an asset.`,
    }),
});
