import { receipts } from "@/lib/accountancy/budgets";
import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const cashBudget = template({
  key: "ma-cash-budget",
  version: 3,
  point: "MA.D.preparing-budgets.cash-timing",
  marks: 6,
  seconds: 360,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    sales: [d.step(40, 90, 5), d.step(40, 90, 5), d.step(40, 90, 5)].map((one) => one * 1_000),
    now: d.pick([20, 30, 40, 50, 60]),
    bought: [d.step(15, 40, 5), d.step(15, 40, 5)].map((one) => one * 1_000),
    wages: d.step(6, 14, 1) * 1_000,
    depreciation: d.step(1_000, 3_000, 500),
    overheads: d.step(5_000, 9_000, 500),
    opening: d.step(-5_000, 9_000, 500),
  }),
  fits: (v) => v.opening !== 0,
  make: (v) => {
    const [april = 0, may = 0, june = 0] = v.sales;
    const [boughtApril = 0, boughtMay = 0] = v.bought;
    const shares = [v.now, 100 - v.now];
    const paid = v.overheads - v.depreciation;
    return sheetQuestion({
      ask: text`Sales of ${v.firm} are ${money(april)} in April, ${money(may)} in May and ${money(june)} in June; ${v.now}% is received in the month of sale and the rest in the next.
        Purchases of ${money(boughtApril)} in April and ${money(boughtMay)} in May are paid a month later. Wages are ${money(v.wages)} a month. Overheads are
        ${money(v.overheads)} a month, including depreciation of ${money(v.depreciation)}. On 1 May the bank ${v.opening < 0 ? `account is overdrawn by ${money(-v.opening)}` : `balance is ${money(v.opening)}`}.

        Complete the cash budget. Enter payments as negative figures.`,
      columns: [
        { label: "May", unit: "$" },
        { label: "June", unit: "$" },
      ],
      rows: [
        { label: "Receipts", cells: [worth(receipts([may, april], shares)), worth(receipts([june, may], shares))] },
        { label: "Suppliers", cells: [worth(-boughtApril), worth(-boughtMay)] },
        { label: "Wages", cells: [given(-v.wages), given(-v.wages)] },
        { label: "Overheads", cells: [worth(-paid), worth(-paid)] },
        { label: "Net cash flow", rule: "single", cells: [input("b1 + b2 + b3 + b4"), input("c1 + c2 + c3 + c4")] },
        { label: "Opening balance", cells: [given(v.opening), input("b7", { copy: true })] },
        { label: "Closing balance", rule: "double", cells: [input("b5 + b6"), input("c5 + c6")] },
      ],
      hint: "Depreciation is no payment.",
      worked: text`Receipts of May: ${v.now}% of May's sales and ${100 - v.now}% of April's. Overheads are paid without depreciation: ${money(paid)}. June opens with the balance at which May
        closed.`,
    });
  },
});
