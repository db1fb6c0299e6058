import { taxCharge } from "@/lib/accountancy/statements/profit-or-loss";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const taxExpense = template({
  key: "fa-tax-expense",
  version: 1,
  point: "FA.G.statement-of-profit-or-loss-and-other-comprehensive-income.tax-charge",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    now: d.step(12_000, 60_000, 500),
    last: d.step(10_000, 50_000, 500),
    gap: d.step(-6_000, 6_000, 100),
    asksLiability: d.chance(0.25),
  }),
  fits: (v) => Math.abs(v.gap) >= 500,
  make: (v) => {
    const settled = v.last + v.gap;
    const charge = taxCharge({ estimate: v.now, lastYearEstimate: v.last, lastYearPaid: settled });
    return numberQuestion({
      ask: text`At 31 December 20X4 ${v.firm} provided ${money(v.last)} for the tax on its profit of 20X4. In 20X5 ${money(settled)} was paid to settle it. The tax on the profit of 20X5 is
        estimated at ${money(v.now)}.

        ${v.asksLiability ? "What is the liability for tax at 31 December 20X5?" : "What is the tax expense in the statement of profit or loss for 20X5?"}`,
      before: "$",
      answer: v.asksLiability ? v.now : charge,
      hint: "Was too much or too little provided last year?",
      mistakes: v.asksLiability
        ? [
            {
              is: charge,
              because: "That is the expense. Last year's tax is settled; only this year's estimate is still owed.",
            },
            { is: v.now - v.gap, because: "Last year's tax is settled and leaves nothing in the liability." },
            { is: v.now + v.last - settled + v.last, because: "Last year's tax was paid and is no longer owed." },
          ]
        : [
            {
              is: v.now,
              because: "Last year's estimate was not what was paid: the difference is put right this year.",
            },
            {
              is: v.now - v.gap,
              because:
                v.gap > 0
                  ? "Too little was provided last year, so this year's expense is higher."
                  : "Too much was provided last year, so this year's expense is lower.",
            },
            {
              is: settled,
              because: "What was paid was last year's tax. The expense is this year's estimate with the difference.",
            },
            { is: v.now + settled, because: "Most of last year's tax was already an expense of last year." },
          ],
      worked: v.asksLiability
        ? steps(
            `The tax of 20X4 is settled; the ${v.gap > 0 ? "underprovision" : "overprovision"} of ${money(Math.abs(v.gap))} goes to profit or loss. What is owed is the estimate for this year.`,
            line("Tax liability", v.now),
          )
        : steps(
            line("Estimate for this year", v.now),
            line(v.gap > 0 ? "Provided too little last year" : "Provided too much last year", v.gap),
            grand("Tax expense", charge),
          ),
    });
  },
});
