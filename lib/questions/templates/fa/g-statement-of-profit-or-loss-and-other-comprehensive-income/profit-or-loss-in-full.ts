import { allowance, irrecoverableExpense } from "@/lib/accountancy/receivables";
import { sum } from "@/lib/accountancy/round";
import { profitOrLoss } from "@/lib/accountancy/statements/profit-or-loss";
import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const draw = (d: Draw) => ({
  firm: d.firm(),
  revenue: d.step(700_000, 1_200_000, 5_000),
  returns: d.step(3_000, 12_000, 500),
  opening: d.step(30_000, 70_000, 500),
  purchases: d.step(340_000, 520_000, 2_000),
  carriage: d.step(3_000, 9_000, 500),
  closing: d.step(30_000, 70_000, 500),
  distribution: d.step(50_000, 90_000, 500),
  owed: d.step(800, 4_000, 100),
  admin: d.step(60_000, 100_000, 500),
  insurance: d.step(2_400, 7_200, 1_200),
  months: d.step(2, 8, 1),
  property: d.step(200_000, 400_000, 10_000),
  plant: d.step(150_000, 300_000, 10_000),
  worn: d.step(30_000, 90_000, 5_000),
  rate: d.pick([10, 20]),
  receivables: d.step(60_000, 100_000, 1_000),
  lost: d.step(1_000, 4_000, 1_000),
  percent: d.pick([4, 5]),
  allowed: d.step(1_000, 5_000, 100),
  deposit: d.step(800, 4_000, 100),
  loan: d.step(60_000, 200_000, 10_000),
  interest: d.pick([5, 6, 8]),
  tax: d.step(12_000, 40_000, 500),
  late: d.step(-2_000, 2_000, 100),
  payables: d.step(30_000, 60_000, 500),
  bank: d.step(10_000, 40_000, 500),
  shares: d.step(100_000, 200_000, 10_000),
});

type Values = ReturnType<typeof draw>;

export const profitOrLossInFull = template({
  key: "fa-profit-or-loss-in-full",
  version: 1,
  reserved: true,
  point: "FA.G.statement-of-profit-or-loss-and-other-comprehensive-income.cost-and-expenses",
  marks: 15,
  seconds: 1080,
  difficulty: 1,
  draw,
  fits: (v) => v.late !== 0 && statementOf(v).profit >= 20_000 && retained(v) >= 20_000,
  make: (v) => {
    const s = statementOf(v);
    const prepaid = (v.insurance * v.months) / 12;
    const needed = allowance([{ amount: v.receivables - v.lost, rate: v.percent }]);
    const over = v.late < 0;
    return sheetQuestion({
      ask: text`Prepare the statement of profit or loss of ${v.firm} for the year ended 31 December 20X5. Write costs as negative figures.`,
      exhibits: [
        {
          title: "Trial balance at 31 December 20X5",
          text: table(
            ["", "Dr $", "Cr $"],
            [
              ["Revenue", null, v.revenue],
              ["Sales returns", v.returns, null],
              ["Inventory at 1 January", v.opening, null],
              ["Purchases", v.purchases, null],
              ["Carriage inwards", v.carriage, null],
              ["Distribution costs", v.distribution, null],
              ["Administrative expenses", v.admin, null],
              ["Property, cost", v.property, null],
              ["Plant, cost", v.plant, null],
              ["Plant, accumulated depreciation at 1 January", null, v.worn],
              ["Trade receivables", v.receivables, null],
              ["Allowance for receivables at 1 January", null, v.allowed],
              ["Interest on a bank deposit", null, v.deposit],
              [`Loan at ${v.interest}%, taken up in 20X2`, null, v.loan],
              ["Interest on the loan, paid to 30 June", halfYear(v), null],
              ["Tax, left from 20X4", over ? null : v.late, over ? -v.late : null],
              ["Trade payables", null, v.payables],
              ["Bank", v.bank, null],
              ["Share capital", null, v.shares],
              ["Retained earnings at 1 January", null, retained(v)],
            ],
          ),
        },
        {
          title: "Further information",
          text: text`
            - Inventory at 31 December cost ${money(v.closing)} and will sell for more.
            - The property was bought on 1 January 20X5. It is depreciated at 2% of cost, charged to administrative expenses.
            - Plant is depreciated at ${v.rate}% on the reducing balance, charged to cost of sales.
            - Distribution costs of ${money(v.owed)} are owed and not entered.
            - Administrative expenses include insurance of ${money(v.insurance)} for a year; ${v.months} months of it fall into 20X6.
            - A debt of ${money(v.lost)} is irrecoverable. The allowance is to be ${v.percent}% of the other receivables. Both belong to administrative expenses.
            - Tax on the year's profit is estimated at ${money(v.tax)}.`,
        },
      ],
      columns: [{ label: "20X5", unit: "$" }],
      rows: [
        { label: "Revenue", cells: [worth(v.revenue - v.returns, { weight: 2 })] },
        { label: "Cost of sales", cells: [worth(-s.costOfSales, { weight: 6 })] },
        { label: "Gross profit", rule: "single", cells: [input("b1 + b2", { weight: 2 })] },
        { label: "Distribution costs", cells: [worth(-s.distribution, { weight: 4 })] },
        { label: "Administrative expenses", cells: [worth(-s.admin, { weight: 6 })] },
        { label: "Operating profit", rule: "single", cells: [input("b3 + b4 + b5", { weight: 2 })] },
        { label: "Interest income", cells: [given(v.deposit)] },
        {
          label: "Profit before financing and income taxes",
          rule: "single",
          cells: [input("b6 + b7", { weight: 2 })],
        },
        { label: "Interest expense", cells: [worth(-s.interest, { weight: 2 })] },
        { label: "Profit before income taxes", rule: "single", cells: [input("b8 + b9")] },
        { label: "Income tax expense", cells: [worth(-s.tax, { weight: 2 })] },
        { label: "Profit for the year", rule: "double", cells: [input("b10 + b11")] },
      ],
      hint: "Go through the further information first, and write beside each point which line it changes.",
      worked: steps(
        text`**Cost of sales**`,
        line("Opening inventory", v.opening),
        line("Purchases", v.purchases),
        line("Carriage inwards", v.carriage),
        line("Closing inventory", -v.closing),
        line(`Depreciation of plant, ${v.rate}% of ${money(v.plant - v.worn)}`, s.plant),
        total("Cost of sales", s.costOfSales),
        text`**Administrative expenses**`,
        line("Trial balance", v.admin),
        line("Insurance for 20X6", -prepaid),
        line("Depreciation of property", s.building),
        line(
          `Irrecoverable debts: ${money(v.lost)} and the allowance from ${money(v.allowed)} to ${money(needed)}`,
          s.debts,
        ),
        total("Administrative expenses", s.admin),
        text`Interest is charged for twelve months although six were paid. The tax left from 20X4 was ${over ? "provided too much and makes the expense smaller" : "provided too little and adds to the expense"}.`,
      ),
    });
  },
});

const halfYear = (v: Values) => (v.loan * v.interest) / 200;

function statementOf(v: Values) {
  const plant = ((v.plant - v.worn) * v.rate) / 100;
  const building = (v.property * 2) / 100;
  const closing = allowance([{ amount: v.receivables - v.lost, rate: v.percent }]);
  const debts = irrecoverableExpense({ writtenOff: v.lost, openingAllowance: v.allowed, closingAllowance: closing });
  const costOfSales = sum([v.opening, v.purchases, v.carriage, -v.closing, plant]);
  const distribution = v.distribution + v.owed;
  const admin = sum([v.admin, -(v.insurance * v.months) / 12, building, debts]);
  const interest = halfYear(v) * 2;
  const tax = v.tax + v.late;
  const { profit } = profitOrLoss({
    revenue: v.revenue - v.returns,
    costOfSales,
    sellingCosts: distribution,
    administrativeCosts: admin,
    investmentIncome: v.deposit,
    financeCosts: interest,
    tax,
  });
  return { plant, building, debts, costOfSales, distribution, admin, interest, tax, profit };
}

/** What makes the trial balance agree. */
const retained = (v: Values) =>
  sum([
    v.returns,
    v.opening,
    v.purchases,
    v.carriage,
    v.distribution,
    v.admin,
    v.property,
    v.plant,
    v.receivables,
    halfYear(v),
    v.late,
    v.bank,
    ...[v.revenue, v.worn, v.allowed, v.deposit, v.loan, v.payables, v.shares].map((credit) => -credit),
  ]);
