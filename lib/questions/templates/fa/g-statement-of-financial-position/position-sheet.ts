import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const positionSheet = template({
  key: "fa-position-sheet",
  version: 1,
  point: "FA.G.statement-of-financial-position.from-trial-balance",
  marks: 6,
  seconds: 420,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    cost: d.step(80_000, 200_000, 10_000),
    used: d.step(10_000, 40_000, 1_000),
    rate: d.pick([10, 20]),
    inventory: d.step(10_000, 30_000, 500),
    receivables: d.step(20_000, 50_000, 1_000),
    percent: d.pick([2, 4, 5]),
    prepaid: d.step(500, 2_000, 100),
    bank: d.step(1_000, 12_000, 100),
    payables: d.step(8_000, 20_000, 500),
    accrual: d.step(400, 1_800, 100),
    loan: d.step(20_000, 50_000, 5_000),
    shares: d.step(40_000, 90_000, 10_000),
  }),
  fits: (v) =>
    v.cost +
      v.inventory +
      v.receivables -
      v.used -
      (v.cost * v.rate) / 100 -
      v.payables -
      v.loan -
      v.shares -
      v.receivables * 0.05 >=
    15_000,
  make: (v) =>
    sheetQuestion({
      ask: text`${v.firm} has these balances at 31 December 20X5: equipment at cost ${money(v.cost)}, accumulated depreciation at 1 January ${money(v.used)}, trade receivables
        ${money(v.receivables)}, bank ${money(v.bank)}, trade payables ${money(v.payables)}, a loan due in 20X9 ${money(v.loan)} and share capital ${money(v.shares)}.

        - equipment is depreciated at ${v.rate}% of cost
        - inventory was counted at ${money(v.inventory)}
        - an allowance of ${v.percent}% of receivables is needed
        - insurance of ${money(v.prepaid)} was paid for 20X6
        - electricity of ${money(v.accrual)} is owed and not entered

        Complete the statement of financial position.`,
      columns: [{ label: "31 December 20X5", unit: "$" }],
      rows: [
        { label: "Equipment", cells: [worth(v.cost - v.used - (v.cost * v.rate) / 100)] },
        { label: "Inventory", cells: [worth(v.inventory)] },
        { label: "Trade receivables", cells: [worth((v.receivables * (100 - v.percent)) / 100)] },
        { label: "Prepayments", cells: [worth(v.prepaid)] },
        { label: "Bank", cells: [given(v.bank)] },
        { label: "Total assets", rule: "double", cells: [input("sum(b1:b5)")] },
        { label: "Share capital", cells: [given(v.shares)] },
        { label: "Retained earnings", cells: [input("b6 - b7 - b9 - b10 - b11")] },
        { label: "Loan (non-current)", cells: [given(v.loan)] },
        { label: "Trade payables", cells: [given(v.payables)] },
        { label: "Accruals", cells: [worth(v.accrual)] },
        { label: "Total equity and liabilities", rule: "double", cells: [input("sum(b7:b11)")] },
      ],
      hint: "Retained earnings are what makes both sides equal.",
      worked: text`Equipment: ${money(v.cost)} − ${money(v.used)} − ${money((v.cost * v.rate) / 100)} (${v.rate}% of cost). Receivables: ${money(v.receivables)} less ${v.percent}%. Retained
        earnings are not given: as assets equal equity and liabilities, they are the figure that is missing.`,
    }),
});
