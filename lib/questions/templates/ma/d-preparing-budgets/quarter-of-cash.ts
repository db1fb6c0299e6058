import { receipts } from "@/lib/accountancy/budgets";
import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const thousands = (d: Draw, from: number, to: number) => d.step(from, to, 2) * 1_000;

export const quarterOfCash = template({
  key: "ma-quarter-of-cash",
  version: 3,
  reserved: true,
  point: "MA.D.preparing-budgets.cash-timing",
  marks: 10,
  seconds: 720,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    may: thousands(d, 50, 90),
    june: thousands(d, 50, 90),
    july: thousands(d, 50, 100),
    august: thousands(d, 50, 100),
    september: thousands(d, 50, 100),
    now: d.pick([20, 30, 40]),
    next: d.pick([30, 40, 50]),
    lost: d.pick([2, 4, 5]),
    buying: d.pick([40, 50, 60]),
    wages: d.step(9, 16, 1) * 1_000,
    overheads: d.step(8_000, 14_000, 500),
    depreciation: d.step(1_500, 4_000, 500),
    machine: d.step(20, 40, 2) * 1_000,
    first: d.pick([40, 50, 60]),
    dividend: d.step(3, 8, 1) * 1_000,
    writeDown: d.step(500, 2_000, 100),
    opening: d.step(-6_000, 14_000, 500),
  }),
  fits: (v) => v.opening !== 0 && v.now + v.next <= 80,
  make: (v) => {
    const sales = [v.may, v.june, v.july, v.august, v.september];
    const later = 100 - v.now - v.next - v.lost;
    const cash = v.overheads - v.depreciation;
    const paidNow = (v.machine * v.first) / 100;
    const months = [2, 3, 4].map((at) => {
      const of = (back: number) => sales[at - back] ?? 0;
      return { received: receipts([of(0), of(1), of(2)], [v.now, v.next, later]), bought: -(of(0) * v.buying) / 100 };
    });
    return sheetQuestion({
      ask: text`Prepare the cash budget of ${v.firm} for July to September 20X5. Write payments as negative figures.`,
      exhibits: [
        {
          title: "Sales",
          text: table(
            ["May", "June", "July", "August", "September"],
            [[v.may, v.june, v.july, v.august, v.september].map((one) => money(one))],
          ),
        },
        {
          title: "Further information",
          text: text`
            - Of each month's sales ${v.now}% is received in the month, ${v.next}% in the next and ${later}% in the one after that; ${v.lost}% is never received.
            - Goods are bought in the month **before** they are sold and paid for a month **after** they are bought. They cost ${v.buying}% of sales.
            - Wages are ${money(v.wages)} a month. Overheads are ${money(v.overheads)} a month, including depreciation of ${money(v.depreciation)}, and are paid in the month.
            - A machine for ${money(v.machine)} is delivered in August; ${v.first}% is paid on delivery and the rest in September.
            - A dividend of ${money(v.dividend)} is paid in July. In August damaged goods will be written down by ${money(v.writeDown)}.
            - On 1 July the bank ${v.opening < 0 ? `account is overdrawn by ${money(-v.opening)}` : `balance is ${money(v.opening)}`}.`,
        },
      ],
      columns: ["July", "August", "September"].map((label) => ({ label, unit: "$" })),
      rows: [
        { label: "Receipts from customers", cells: months.map(({ received }) => worth(received, { weight: 2 })) },
        { label: "Suppliers", cells: months.map(({ bought }) => worth(bought)) },
        { label: "Wages", cells: months.map(() => given(-v.wages)) },
        { label: "Overheads", cells: [worth(-cash), worth(-cash), worth(-cash)] },
        {
          label: "Machine",
          cells: [given(0), worth(-paidNow, { weight: 0.5 }), worth(paidNow - v.machine, { weight: 0.5 })],
        },
        { label: "Dividend", cells: [given(-v.dividend), given(0), given(0)] },
        {
          label: "Net cash flow",
          rule: "single",
          cells: [input("sum(b1:b6)"), input("sum(c1:c6)"), input("sum(d1:d6)")],
        },
        {
          label: "Opening balance",
          cells: [given(v.opening), input("b9", { copy: true, weight: 0.5 }), input("c9", { copy: true, weight: 0.5 })],
        },
        {
          label: "Closing balance",
          rule: "double",
          cells: [input("b7 + b8"), input("c7 + c8"), input("d7 + d8")],
        },
      ],
      hint: "For each month write down which three months of sales bring money, and which month's sales the goods now paid for belong to.",
      worked: text`Receipts of July: ${v.now}% of July's sales, ${v.next}% of June's and ${later}% of May's. Goods sold in July were bought in June and are paid for in July, so each month pays ${v.buying}% of its own sales.
        Overheads are paid without depreciation: ${money(cash)}. A write-down moves no money.`,
    });
  },
});
