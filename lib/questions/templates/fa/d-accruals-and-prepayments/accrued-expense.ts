import { incomeStatementCharge } from "@/lib/accountancy/accruals";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const accruedExpense = template({
  key: "fa-accrued-expense",
  version: 1,
  point: "FA.D.accruals-and-prepayments.accrual",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    what: d.pick(["electricity", "gas", "telephone"]),
    paid: d.step(4_000, 12_000, 100),
    opening: d.step(300, 1_200, 50),
    bill: d.step(900, 3_000, 30),
    months: d.pick([1, 2]),
  }),
  fits: (v) => v.opening !== (v.bill * v.months) / 3,
  make: (v) => {
    const closing = (v.bill * v.months) / 3;
    const charge = incomeStatementCharge({ paid: v.paid, openingAccrued: v.opening, closingAccrued: closing });
    const quarter = v.months === 1 ? "three months to 28 February 20X6" : "three months to 31 January 20X6";
    return numberQuestion({
      ask: text`In the year ended 31 December 20X5 ${v.firm} paid ${money(v.paid)} for ${v.what}. At 1 January 20X5 it owed ${money(v.opening)} for ${v.what}
        of the year before. The next bill, for the ${quarter}, was ${money(v.bill)}; use was the same in each month.

        What is the ${v.what} expense for the year?`,
      before: "$",
      answer: charge,
      hint: "Which part of the last bill was used before the year end?",
      mistakes: [
        { is: v.paid, because: "That is what was paid. The expense is what was used in the year." },
        {
          is: v.paid + v.opening + closing,
          because: "What was owed at the beginning was used last year: take it off.",
        },
        {
          is: v.paid + v.opening - closing,
          because: "Both signs are turned round: take off what was owed before, add what is owed now.",
        },
        {
          is: v.paid - v.opening + v.bill,
          because: `Only ${v.months === 1 ? "one month" : "two months"} of the last bill fall${v.months === 1 ? "s" : ""} into this year.`,
        },
        { is: v.paid - v.opening + v.bill - closing, because: "You accrued the months after the year end." },
        { is: v.paid + closing, because: "The opening accrual is missing: it was paid this year and used last year." },
      ],
      worked: steps(
        line("Paid", v.paid),
        line("Owed at the beginning", -v.opening),
        line(`Owed at the end, ${money(v.bill)} × ${v.months}/3`, closing),
        grand("Expense for the year", charge),
      ),
    });
  },
});
