import { allowance, movement } from "@/lib/accountancy/receivables";
import { sum } from "@/lib/accountancy/round";
import { financialPosition } from "@/lib/accountancy/statements/financial-position";
import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const draw = (d: Draw) => ({
  firm: d.firm(),
  land: d.step(150_000, 300_000, 10_000),
  plant: d.step(200_000, 400_000, 10_000),
  worn: d.step(40_000, 120_000, 5_000),
  rate: d.pick([10, 15, 20]),
  inventory: d.step(40_000, 80_000, 500),
  damagedCost: d.step(3_000, 8_000, 500),
  damagedPrice: d.step(3_000, 7_000, 500),
  repair: d.step(500, 2_000, 100),
  receivables: d.step(50_000, 90_000, 1_000),
  percent: d.pick([4, 5]),
  allowed: d.step(1_000, 4_000, 100),
  bank: d.step(8_000, 40_000, 500),
  rent: d.step(4_800, 12_000, 1_200),
  prepaid: d.step(1, 5, 1),
  wages: d.step(800, 4_000, 100),
  loan: d.step(60_000, 160_000, 20_000),
  instalment: d.pick([10_000, 20_000]),
  interest: d.pick([5, 6, 8]),
  payables: d.step(25_000, 60_000, 500),
  shares: d.step(100_000, 200_000, 10_000),
  premium: d.step(10_000, 60_000, 5_000),
  draft: d.step(120_000, 220_000, 1_000),
  dividend: d.step(10_000, 30_000, 1_000),
  final: d.step(10_000, 30_000, 1_000),
  tax: d.step(12_000, 30_000, 500),
});

type Values = ReturnType<typeof draw>;

export const positionInFull = template({
  key: "fa-position-in-full",
  version: 1,
  reserved: true,
  point: "FA.G.statement-of-financial-position.from-trial-balance",
  marks: 15,
  seconds: 1080,
  difficulty: 1,
  draw,
  fits: (v) => {
    const p = positionOf(v);
    return p.writeDown > 0 && opening(v) >= 20_000 && p.profit >= 20_000 && p.difference === 0;
  },
  make: (v) => {
    const p = positionOf(v);
    return sheetQuestion({
      ask: text`Prepare the statement of financial position of ${v.firm} at 31 December 20X5.`,
      exhibits: [
        {
          title: "Trial balance at 31 December 20X5",
          text: table(
            ["", "Dr $", "Cr $"],
            [
              ["Land", v.land, null],
              ["Plant, cost", v.plant, null],
              ["Plant, accumulated depreciation at 1 January", null, v.worn],
              ["Inventory at 31 December, at cost", v.inventory, null],
              ["Trade receivables", v.receivables, null],
              ["Allowance for receivables at 1 January", null, v.allowed],
              ["Bank", v.bank, null],
              [`Loan at ${v.interest}%`, null, v.loan],
              ["Trade payables", null, v.payables],
              ["Share capital", null, v.shares],
              ["Share premium", null, v.premium],
              ["Retained earnings at 1 January", null, opening(v)],
              ["Interim dividend paid", v.dividend, null],
              ["Profit of the year, before what follows", null, v.draft],
            ],
          ),
        },
        {
          title: "Further information",
          text: text`
            - Plant is depreciated at ${v.rate}% of cost. The charge of 20X5 is not entered.
            - Inventory includes goods that cost ${money(v.damagedCost)} and are damaged. After a repair for ${money(v.repair)} they can be sold for ${money(v.damagedPrice)}.
            - The allowance is to be ${v.percent}% of trade receivables.
            - Rent of ${money(v.rent)} for a year was paid and charged in full; ${v.prepaid === 1 ? "one month" : `${v.prepaid} months`} of it belong${v.prepaid === 1 ? "s" : ""} to 20X6.
            - Wages of ${money(v.wages)} for December are not entered. Interest on the loan has been paid to 30 September.
            - Of the loan, ${money(v.instalment)} is to be repaid on 30 June 20X6 and the rest after 20X7.
            - Tax of the year is estimated at ${money(v.tax)}.
            - A final dividend of ${money(v.final)} was declared in February 20X6.`,
        },
      ],
      columns: [{ label: "20X5", unit: "$" }],
      rows: [
        { label: "Land", cells: [given(v.land)] },
        { label: "Plant", cells: [worth(p.plant, { weight: 4 })] },
        { label: "Inventory", cells: [worth(p.inventory, { weight: 3 })] },
        { label: "Trade receivables", cells: [worth(p.receivables, { weight: 2 })] },
        { label: "Prepayments", cells: [worth(p.prepayment, { weight: 2 })] },
        { label: "Bank", cells: [given(v.bank)] },
        { label: "Total assets", rule: "double", cells: [input("sum(b1:b6)")] },
        { label: "Share capital", cells: [given(v.shares)] },
        { label: "Share premium", cells: [given(v.premium)] },
        { label: "Retained earnings", cells: [worth(p.retained, { weight: 8 })] },
        { label: "Loan, non-current", cells: [worth(v.loan - v.instalment, { weight: 2 })] },
        { label: "Trade payables", cells: [given(v.payables)] },
        { label: "Accruals", cells: [worth(v.wages + p.interestOwed, { weight: 4 })] },
        { label: "Loan, due within a year", cells: [worth(v.instalment, { weight: 1 })] },
        { label: "Tax payable", cells: [worth(v.tax, { weight: 2 })] },
        { label: "Total equity and liabilities", rule: "double", cells: [input("sum(b8:b15)")] },
      ],
      hint: "Each point changes one line here and the profit of the year by the same amount.",
      worked: steps(
        text`**Profit of the year**`,
        line("Before the adjustments", v.draft),
        line(`Depreciation: ${money(v.plant)} × ${v.rate}%`, -p.charge),
        line(
          `Inventory: from ${money(v.damagedCost)} to ${money(v.damagedPrice)} less ${money(v.repair)}`,
          -p.writeDown,
        ),
        line(`Allowance from ${money(v.allowed)} to ${money(p.needed)}`, -movement(v.allowed, p.needed)),
        line("Rent that belongs to 20X6", p.prepayment),
        line("Wages owed", -v.wages),
        line("Interest for October to December", -p.interestOwed),
        line("Tax", -v.tax),
        total("Profit for the year", p.profit),
        text`**Retained earnings**`,
        line("At 1 January", opening(v)),
        line("Profit for the year", p.profit),
        line("Interim dividend", -v.dividend),
        total("At 31 December", p.retained),
        "The final dividend was declared after the year end and is not a liability: a note discloses it.",
      ),
    });
  },
});

function positionOf(v: Values) {
  const charge = (v.plant * v.rate) / 100;
  const plant = v.plant - v.worn - charge;
  const writeDown = v.damagedCost - (v.damagedPrice - v.repair);
  const needed = allowance([{ amount: v.receivables, rate: v.percent }]);
  const prepayment = (v.rent * v.prepaid) / 12;
  const interestOwed = (v.loan * v.interest) / 400;
  const adjustments = [-charge, -writeDown, -movement(v.allowed, needed), prepayment, -v.wages, -interestOwed, -v.tax];
  const profit = sum([v.draft, ...adjustments]);
  const retained = sum([opening(v), profit, -v.dividend]);
  const [inventory, receivables] = [v.inventory - writeDown, v.receivables - needed];
  const { difference } = financialPosition({
    nonCurrentAssets: { land: v.land, plant },
    currentAssets: { inventory, receivables, prepayment, bank: v.bank },
    equity: { shares: v.shares, premium: v.premium, retained },
    nonCurrentLiabilities: { loan: v.loan - v.instalment },
    currentLiabilities: { payables: v.payables, accruals: v.wages + interestOwed, loan: v.instalment, tax: v.tax },
  });
  return {
    charge,
    plant,
    writeDown,
    needed,
    prepayment,
    interestOwed,
    profit,
    retained,
    inventory,
    receivables,
    difference,
  };
}

/** What makes the trial balance agree. */
const opening = (v: Values) =>
  sum([
    v.land,
    v.plant,
    v.inventory,
    v.receivables,
    v.bank,
    v.dividend,
    ...[v.worn, v.allowed, v.loan, v.payables, v.shares, v.premium, v.draft].map((credit) => -credit),
  ]);
