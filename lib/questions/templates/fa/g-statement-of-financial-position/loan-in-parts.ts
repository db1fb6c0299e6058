import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const loanInParts = template({
  key: "fa-loan-in-parts",
  version: 1,
  point: "FA.G.statement-of-financial-position.loan-split",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    yearly: d.step(6_000, 30_000, 1_000),
    years: d.pick([4, 5, 6, 8, 10]),
    rate: d.pick([4, 5, 6, 8]),
    asksCurrent: d.chance(0.4),
  }),
  make: (v) => {
    const loan = v.yearly * v.years;
    const rest = loan - v.yearly;
    const asked = v.asksCurrent ? v.yearly : rest - v.yearly;
    const interest = (rest * v.rate) / 100;
    return numberQuestion({
      ask: text`On 1 January 20X5 ${v.firm} borrowed ${money(loan)} at ${v.rate}% interest a year. The loan is paid back in ${v.years} equal instalments, the first on
        31 December 20X5, and interest is paid on the same day. All was paid in time.

        What is the ${v.asksCurrent ? "current" : "non-current"} liability for the loan at 31 December 20X5?`,
      before: "$",
      answer: asked,
      hint: "How much is still owed, and when does the next part fall due?",
      mistakes: v.asksCurrent
        ? [
            { is: rest, because: "Only the part that falls due within twelve months is current." },
            { is: rest - v.yearly, because: "That is the non-current part." },
            { is: v.yearly + interest, because: "Interest of next year is not owed yet: it will arise with time." },
            {
              is: 2 * v.yearly,
              because: "The instalment of 31 December 20X5 was paid. One falls due within the next twelve months.",
            },
          ]
        : [
            { is: rest, because: "The instalment due on 31 December 20X6 is a current liability." },
            { is: loan, because: "One instalment has been paid, and another falls due within twelve months." },
            { is: v.yearly, because: "That is the current part." },
            { is: rest - v.yearly - interest, because: "Interest does not reduce the loan." },
          ],
      worked: v.asksCurrent
        ? steps(
            line("Borrowed", loan),
            line("Paid on 31 December 20X5", -v.yearly),
            total("Owed at the year end", rest),
            grand(`Due on 31 December 20X6: current, ${money(loan)} ÷ ${v.years}`, v.yearly),
          )
        : steps(
            line("Borrowed", loan),
            line("Paid on 31 December 20X5", -v.yearly),
            total("Owed at the year end", rest),
            line("Due on 31 December 20X6: current", -v.yearly),
            grand("Non-current", rest - v.yearly),
          ),
    });
  },
});
