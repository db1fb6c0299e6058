import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const tradingSheet = template({
  key: "fa-trading-sheet",
  version: 2,
  point: "FA.G.statement-of-profit-or-loss-and-other-comprehensive-income.cost-and-expenses",
  marks: 5,
  seconds: 360,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    revenue: d.step(300_000, 700_000, 5_000),
    opening: d.step(15_000, 40_000, 500),
    purchases: d.step(160_000, 260_000, 1_000),
    closing: d.step(15_000, 40_000, 500),
    admin: d.step(30_000, 60_000, 500),
    accrual: d.step(500, 3_000, 100),
    selling: d.step(20_000, 50_000, 500),
    prepaid: d.step(500, 3_000, 100),
    plant: d.step(100_000, 200_000, 10_000),
    rate: d.pick([10, 15, 20]),
    loan: d.step(50_000, 200_000, 10_000),
    interest: d.pick([5, 6, 8]),
  }),
  fits: (v) => v.revenue - v.purchases - v.admin - v.selling - v.plant * 0.2 - 40_000 - v.loan * 0.08 >= 10_000,
  make: (v) => {
    const [charge, interest] = [(v.plant * v.rate) / 100, (v.loan * v.interest) / 100];
    return sheetQuestion({
      ask: text`The trial balance of ${v.firm} at 31 December 20X5 shows: revenue ${money(v.revenue)}, inventory at 1 January ${money(v.opening)}, purchases ${money(v.purchases)},
        administrative costs ${money(v.admin)}, selling costs ${money(v.selling)}, plant at cost ${money(v.plant)}, and a loan of ${money(v.loan)} at ${v.interest}%, taken up in 20X3.

        - inventory at 31 December was ${money(v.closing)}
        - plant is depreciated at ${v.rate}% of cost; the charge belongs to cost of sales
        - administrative costs of ${money(v.accrual)} are owed and not entered
        - selling costs include ${money(v.prepaid)} for 20X6
        - no interest has been paid or entered

        Complete the statement of profit or loss; write costs as negative figures.`,
      columns: [{ label: "20X5", unit: "$" }],
      rows: [
        { label: "Revenue", cells: [given(v.revenue)] },
        { label: "Cost of sales", cells: [worth(-(v.opening + v.purchases - v.closing + charge))] },
        { label: "Gross profit", rule: "single", cells: [input("b1 + b2")] },
        { label: "Administrative costs", cells: [worth(-(v.admin + v.accrual))] },
        { label: "Selling costs", cells: [worth(-(v.selling - v.prepaid))] },
        { label: "Operating profit", rule: "single", cells: [input("b3 + b4 + b5")] },
        { label: "Interest expense", cells: [worth(-interest)] },
        { label: "Profit before income taxes", rule: "double", cells: [input("b6 + b7")] },
      ],
      hint: "Each adjustment changes exactly one line of costs.",
      worked: text`Cost of sales: ${money(v.opening)} + ${money(v.purchases)} − ${money(v.closing)} + depreciation ${money(charge)}. An accrual adds to its cost, a prepayment is taken off.
        Interest: ${money(v.loan)} × ${v.interest}% = ${money(interest)}; it is an expense of the year although nothing was paid.`,
    });
  },
});
