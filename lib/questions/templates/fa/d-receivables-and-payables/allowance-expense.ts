import { allowance, irrecoverableExpense, movement } from "@/lib/accountancy/receivables";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const allowanceExpense = template({
  key: "fa-allowance-expense",
  version: 1,
  point: "FA.D.receivables-and-payables.allowance-movement",
  marks: 2,
  seconds: 140,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    receivables: d.step(40_000, 160_000, 1_000),
    writeOff: d.step(1_000, 6_000, 500),
    rate: d.pick([2, 4, 5]),
    opening: d.step(1_000, 7_000, 100),
    asksBalance: d.chance(0.35),
  }),
  fits: (v) => Math.abs(((v.receivables - v.writeOff) * v.rate) / 100 - v.opening) >= 200,
  make: (v) => {
    const left = v.receivables - v.writeOff;
    const closing = allowance([{ amount: left, rate: v.rate }]);
    const change = movement(v.opening, closing);
    const expense = irrecoverableExpense({
      writtenOff: v.writeOff,
      openingAllowance: v.opening,
      closingAllowance: closing,
    });
    const early = allowance([{ amount: v.receivables, rate: v.rate }]);
    return numberQuestion({
      ask: text`At the year end ${v.firm} has trade receivables of ${money(v.receivables)} and an allowance for receivables of ${money(v.opening)}, which was
        made a year ago. A debt of ${money(v.writeOff)} is now to be written off, and the allowance is to be ${v.rate}% of the
        receivables that remain.

        ${v.asksBalance ? "At what amount are trade receivables shown, after the allowance?" : "What is the expense (or, as a negative figure, the income) for irrecoverable debts in the year?"}`,
      before: "$",
      answer: v.asksBalance ? left - closing : expense,
      hint: "Write the debt off first, then work out the new allowance.",
      mistakes: v.asksBalance
        ? [
            { is: left, because: "The allowance is taken off receivables in the statement of financial position." },
            { is: left - change, because: "The whole new allowance is taken off, not only its movement." },
            { is: v.receivables - closing, because: "The debt that is written off is no longer a receivable." },
            { is: left - early, because: "The allowance is worked out after the write-off." },
          ]
        : [
            {
              is: v.writeOff + closing,
              because: "Only the movement in the allowance reaches profit or loss; part of it was charged last year.",
            },
            { is: change, because: "The debt written off is an expense as well." },
            {
              is: v.writeOff - change,
              because:
                "The movement has the wrong sign: a larger allowance adds to the expense, a smaller one reduces it.",
            },
            {
              is: v.writeOff + movement(v.opening, early),
              because: "The allowance is worked out on what remains after the write-off.",
            },
          ],
      worked: steps(
        line("Receivables", v.receivables),
        line("Written off", -v.writeOff),
        total("Remaining", left),
        line(`Allowance needed, ${v.rate}%`, closing),
        ...(v.asksBalance
          ? [grand(`Shown: ${money(left)} − ${money(closing)}`, left - closing)]
          : [
              line("Allowance a year ago", -v.opening),
              total("Movement in the allowance", change),
              line("Written off", v.writeOff),
              grand("Expense (income)", expense),
            ]),
      ),
    });
  },
});
