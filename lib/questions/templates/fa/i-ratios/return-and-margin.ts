import { returnOnCapital } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const returnAndMargin = template({
  key: "fa-return-and-margin",
  version: 2,
  point: "FA.I.ratios.profitability",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    profit: d.step(40_000, 180_000, 2_000),
    interest: d.step(4_000, 20_000, 1_000),
    tax: d.step(6_000, 24_000, 1_000),
    equity: d.step(300_000, 800_000, 10_000),
    loan: d.step(60_000, 250_000, 10_000),
    current: d.step(30_000, 120_000, 5_000),
  }),
  fits: (v) => v.interest + v.tax < v.profit / 2 && v.loan !== v.current,
  make: (v) => {
    const answer = returnOnCapital(v.profit, v.equity + v.loan);
    return numberQuestion({
      ask: text`${v.firm} has an operating profit of ${money(v.profit)}, interest of ${money(v.interest)} and tax of ${money(v.tax)}. Its equity is ${money(v.equity)}, its non-current liabilities (a loan) ${money(v.loan)} and its current
        liabilities ${money(v.current)}. It has no income from investments.

        What is its return on capital employed, in per cent to one decimal place?`,
      after: "%",
      places: 1,
      answer: round(answer, 1),
      hint: "Which profit is there for lenders and owners together?",
      mistakes: [
        {
          is: returnOnCapital(v.profit - v.interest, v.equity + v.loan),
          because: "Interest is the lenders' part of the profit. As the loan is in the capital, take operating profit.",
        },
        {
          is: returnOnCapital(v.profit - v.interest - v.tax, v.equity),
          because: "That is return on equity. Capital employed includes the loan, and its profit is operating profit.",
        },
        { is: returnOnCapital(v.profit, v.equity), because: "Capital employed is equity and non-current liabilities." },
        {
          is: returnOnCapital(v.profit, v.equity + v.loan + v.current),
          because: "Current liabilities do not belong to capital employed.",
        },
      ],
      worked: steps(
        line("Operating profit", v.profit),
        line("Capital employed: equity and non-current liabilities", v.equity + v.loan),
        `${money(v.profit)} ÷ ${money(v.equity + v.loan)} × 100 = ${figure(answer, 1)}%`,
      ),
    });
  },
});
