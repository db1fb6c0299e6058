import { receivablesControl } from "@/lib/accountancy/receivables";
import { blank, input, sheetQuestion, words, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const receivablesControlAccount = template({
  key: "fa-receivables-control-account",
  version: 2,
  point: "FA.D.receivables-and-payables.control-accounts",
  marks: 4,
  seconds: 220,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    opening: d.step(20_000, 50_000, 200),
    creditSales: d.step(150_000, 300_000, 1_000),
    cashSales: d.step(10_000, 40_000, 1_000),
    receipts: d.step(140_000, 290_000, 1_000),
    returns: d.step(1_000, 6_000, 200),
    writtenOff: d.step(500, 4_000, 100),
    contra: d.step(500, 4_000, 100),
  }),
  fits: (v) =>
    receivablesControl({ ...v, contras: v.contra }) >= 15_000 && Math.abs(v.receipts / v.creditSales - 1) < 0.12,
  make: (v) =>
    sheetQuestion({
      ask: text`${v.firm} began the year with trade receivables of ${money(v.opening)}. In the year it sold goods for ${money(v.creditSales)} on credit and for
        ${money(v.cashSales)} in cash. Customers paid ${money(v.receipts)} of what they owed and returned goods for ${money(v.returns)}. Debts of
        ${money(v.writtenOff)} were written off, the allowance for receivables was raised by $500, and ${money(v.contra)} was set off
        against what the company owed to the same firms.

        Complete the receivables control account.`,
      columns: [{ label: "Debit", unit: "$" }, { label: "" }, { label: "Credit", unit: "$" }],
      rows: [
        { label: "Balance b/d", cells: [worth(v.opening), words("Bank"), worth(v.receipts)] },
        { label: "Sales", cells: [worth(v.creditSales), words("Sales returns"), worth(v.returns)] },
        { label: "", cells: [blank, words("Irrecoverable debts"), worth(v.writtenOff)] },
        { label: "", cells: [blank, words("Trade payables (contra)"), worth(v.contra)] },
        { label: "", cells: [blank, words("Balance c/d"), input("b6 - d1 - d2 - d3 - d4", { weight: 2 })] },
        { label: "Total", rule: "double", cells: [input("b1 + b2"), blank, input("d1 + d2 + d3 + d4 + d5")] },
      ],
      hint: "Two of the figures have no place in this account.",
      worked: text`Cash sales never pass through receivables. The allowance has its own account: it does not change what customers owe. Everything
        that makes customers owe less stands on the credit side, the contra with payables as well.`,
    }),
});
