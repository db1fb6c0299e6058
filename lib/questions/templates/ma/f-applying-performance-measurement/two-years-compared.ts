import * as ratios from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { blank, list, sheetQuestion, words, worth } from "@/lib/questions/rules/builders/sheet";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const CHANGES = ["Better", "Worse"] as const;

const year = (d: Draw, from: number) => ({
  revenue: d.step(from, from + 300, 10),
  costPercent: d.step(55, 70, 1),
  expensePercent: d.step(14, 22, 1),
  interest: d.step(8, 24, 1),
  equity: d.step(300, 500, 10),
  loan: d.step(100, 250, 10),
  inventory: d.step(50, 110, 1),
  receivables: d.step(60, 130, 1),
});

const draw = (d: Draw) => ({ firm: d.firm(), before: year(d, 600), now: year(d, 700) });

type Year = ReturnType<typeof year>;

export const twoYearsCompared = template({
  key: "ma-two-years-compared",
  version: 1,
  reserved: true,
  point: "MA.F.applying-performance-measurement.return-and-margin",
  marks: 10,
  seconds: 720,
  difficulty: 1,
  draw,
  fits: (v) => {
    const [before, now] = [ratiosOf(v.before), ratiosOf(v.now)];
    const profits = [resultOf(v.before).profit, resultOf(v.now).profit];
    const apart = JUDGED.every((at) => Math.abs((now[at]?.value ?? 0) - (before[at]?.value ?? 0)) >= 0.1);
    return apart && profits.every((profit) => profit >= 50) && v.now.interest !== v.before.interest;
  },
  make: (v) => {
    const [before, now] = [ratiosOf(v.before), ratiosOf(v.now)];
    const [then, today] = [resultOf(v.before), resultOf(v.now)];
    const row = (label: string, of: (one: Year) => number) => [label, of(v.now), of(v.before)];
    return sheetQuestion({
      ask: text`Work out the ratios of ${v.firm} for 20X5. Then say for four of them whether 20X5 was better or worse than 20X4. Use year-end figures and a year of 365 days.`,
      exhibits: [
        {
          title: "Figures of two years",
          text: table(
            ["$000", "20X5", "20X4"],
            [
              row("Revenue, all on credit", ({ revenue }) => revenue),
              ["Cost of sales", today.cost, then.cost],
              ["Operating profit", today.profit, then.profit],
              row("Interest", ({ interest }) => interest),
              row("Inventory", ({ inventory }) => inventory),
              row("Trade receivables", ({ receivables }) => receivables),
              row("Equity", ({ equity }) => equity),
              row("Non-current loan", ({ loan }) => loan),
            ],
          ),
        },
      ],
      columns: [{ label: "20X4" }, { label: "20X5" }, { label: "20X5 against 20X4" }],
      rows: now.map(({ label, value, places }, index) => ({
        label,
        cells: [
          words(figure(before[index]?.value ?? 0, places)),
          worth(value, { places }),
          JUDGED.includes(index) ? list(CHANGES, value > (before[index]?.value ?? 0) ? "Better" : "Worse") : blank,
        ],
      })),
      hint: "Capital employed is equity and the non-current loan.",
      worked: text`Capital employed is ${v.now.equity} + ${v.now.loan} = ${v.now.equity + v.now.loan}.

        - Return on capital employed: ${today.profit} ÷ ${v.now.equity + v.now.loan}
        - Operating margin: ${today.profit} ÷ ${v.now.revenue}; asset turnover: ${v.now.revenue} ÷ ${v.now.equity + v.now.loan}
        - Interest cover: ${today.profit} ÷ ${v.now.interest}
        - Inventory days: ${v.now.inventory} ÷ ${figure(today.cost)} × 365; receivables days: ${v.now.receivables} ÷ ${v.now.revenue} × 365

        Of the first four a higher figure is better.`,
    });
  },
});

/** The ratios of which more is always better. */
const JUDGED = [0, 1, 2, 3];

const resultOf = (one: Year) => {
  const cost = round((one.revenue * one.costPercent) / 100);
  return { cost, profit: one.revenue - cost - round((one.revenue * one.expensePercent) / 100) };
};

function ratiosOf(one: Year) {
  const { cost, profit } = resultOf(one);
  const capital = one.equity + one.loan;
  const ratio = (label: string, value: number, places: number) => ({ label, value: round(value, places), places });
  return [
    ratio("Return on capital employed, % to one place", ratios.returnOnCapital(profit, capital), 1),
    ratio("Operating margin, % to one place", ratios.operatingMargin(profit, one.revenue), 1),
    ratio("Asset turnover, times to two places", ratios.assetTurnover(one.revenue, capital), 2),
    ratio("Interest cover, times to one place", ratios.interestCover(profit, one.interest), 1),
    ratio("Inventory days, whole", ratios.inventoryDays(one.inventory, cost), 0),
    ratio("Receivables days, whole", ratios.receivablesDays(one.receivables, one.revenue), 0),
  ];
}
