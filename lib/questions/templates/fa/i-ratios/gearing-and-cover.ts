import { debtToEquity, gearing } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const gearingAndCover = template({
  key: "fa-gearing-and-cover",
  version: 1,
  point: "FA.I.ratios.gearing",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    shares: d.step(100_000, 400_000, 10_000),
    retained: d.step(50_000, 300_000, 10_000),
    loan: d.step(60_000, 300_000, 10_000),
    preference: d.step(20_000, 80_000, 10_000),
    payables: d.step(30_000, 90_000, 5_000),
  }),
  make: (v) => {
    const debt = v.loan + v.preference;
    const owners = v.shares + v.retained;
    const answer = gearing(debt, owners);
    return numberQuestion({
      ask: text`${v.firm} has ordinary share capital of ${money(v.shares)}, retained earnings of ${money(v.retained)}, a loan due in five years of ${money(v.loan)}, redeemable preference shares of ${money(v.preference)} and trade payables of ${money(v.payables)}.

        What is its gearing, measured as debt ÷ (debt + equity), in per cent to one decimal place?`,
      after: "%",
      places: 1,
      answer: round(answer, 1),
      hint: "Which of the five are long-term debt, and which are equity?",
      mistakes: [
        {
          is: debtToEquity(debt, owners),
          because: "That is debt compared with equity alone. Here it is divided by both together.",
        },
        {
          is: gearing(v.loan, owners + v.preference),
          because: "Redeemable preference shares are a liability: they count as debt.",
        },
        { is: gearing(debt + v.payables, owners), because: "Trade payables are not long-term debt." },
        { is: gearing(debt, v.shares), because: "Retained earnings are part of equity." },
      ],
      worked: steps(
        line("Debt: loan and redeemable preference shares", debt),
        line("Equity: ordinary shares and retained earnings", owners),
        `${money(debt)} ÷ ${money(debt + owners)} × 100 = ${figure(answer, 1)}%`,
      ),
    });
  },
});
