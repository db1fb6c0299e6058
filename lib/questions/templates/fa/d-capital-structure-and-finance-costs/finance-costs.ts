import { dividend, fixedReturn } from "@/lib/accountancy/capital";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const financeCosts = template({
  key: "fa-finance-costs",
  version: 1,
  point: "FA.D.capital-structure-and-finance-costs.cost-or-distribution",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    notes: d.step(100_000, 400_000, 20_000),
    noteRate: d.pick([4, 5, 6, 8]),
    month: d.pick([4, 7, 10]),
    preference: d.step(50_000, 200_000, 10_000),
    preferenceRate: d.pick([3, 5, 7]),
    shares: d.step(200_000, 800_000, 50_000),
    cents: d.step(2, 8, 1),
  }),
  fits: (v) => Number.isInteger((v.notes * v.noteRate * (13 - v.month)) / 1200),
  make: (v) => {
    const months = 13 - v.month;
    const name = { 4: "April", 7: "July", 10: "October" }[v.month] ?? "";
    const interest = fixedReturn(v.notes, v.noteRate, months);
    const preference = fixedReturn(v.preference, v.preferenceRate);
    const ordinary = dividend(v.shares, v.cents / 100);
    return numberQuestion({
      ask: text`On 1 ${name} 20X5 ${v.firm} issues ${v.noteRate}% loan notes of ${money(v.notes)}. All through 20X5 it also has ${money(v.preference)} of ${v.preferenceRate}%
        redeemable preference shares and ${v.shares} ordinary shares, on which it pays a dividend of ${v.cents} cents each.

        What are the finance costs for the year ended 31 December 20X5?`,
      before: "$",
      answer: interest + preference,
      hint: "Which of the three have to be paid and paid back, like a loan?",
      mistakes: [
        {
          is: interest,
          because: "Redeemable preference shares are a liability: their dividend is a finance cost as well.",
        },
        {
          is: interest + preference + ordinary,
          because: "A dividend on ordinary shares is a distribution from retained earnings, not a cost.",
        },
        {
          is: fixedReturn(v.notes, v.noteRate) + preference,
          because: `The loan notes were there for ${months} months only.`,
        },
        {
          is: interest + ordinary,
          because: "Ordinary and preference shares are exchanged: redeemable preference shares are the liability.",
        },
        {
          is: fixedReturn(v.notes, v.noteRate),
          because: "Take the interest for the months since the issue, and the preference dividend.",
        },
      ],
      worked: steps(
        line(`Loan notes, ${money(v.notes)} × ${v.noteRate}% × ${months}/12`, interest),
        line(`Redeemable preference shares, ${money(v.preference)} × ${v.preferenceRate}%`, preference),
        grand("Finance costs", interest + preference),
      ),
    });
  },
});
