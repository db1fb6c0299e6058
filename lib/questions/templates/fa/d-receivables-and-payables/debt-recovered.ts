import { irrecoverableExpense, movement } from "@/lib/accountancy/receivables";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const debtRecovered = template({
  key: "fa-debt-recovered",
  version: 1,
  point: "FA.D.receivables-and-payables.debt-recovered",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    person: d.person(),
    writtenOff: d.step(2_000, 9_000, 100),
    recovered: d.step(500, 3_000, 100),
    opening: d.step(1_000, 6_000, 100),
    closing: d.step(1_000, 6_000, 100),
  }),
  fits: (v) => Math.abs(v.opening - v.closing) >= 200,
  make: (v) => {
    const change = movement(v.opening, v.closing);
    const expense = irrecoverableExpense({
      writtenOff: v.writtenOff,
      openingAllowance: v.opening,
      closingAllowance: v.closing,
      recovered: v.recovered,
    });
    return numberQuestion({
      ask: text`In 20X5 ${v.firm} wrote off debts of ${money(v.writtenOff)}. ${v.person}, a customer whose debt had been written off in 20X3, paid
        ${money(v.recovered)} after all. The allowance for receivables was ${money(v.opening)} at the beginning and ${money(v.closing)} at the
        end of the year.

        What is the expense for irrecoverable debts in 20X5? Write income as a negative figure.`,
      before: "$",
      answer: expense,
      hint: "Which of the three makes the expense larger, and which smaller?",
      mistakes: [
        { is: expense + v.recovered, because: "What was recovered is credited to the same expense: take it off." },
        { is: expense + 2 * v.recovered, because: "Money that comes back makes the expense smaller, not larger." },
        {
          is: expense - 2 * change,
          because: "The movement in the allowance has the wrong sign: a rise is an expense, a fall is income.",
        },
        { is: v.writtenOff - v.recovered, because: "The movement in the allowance is missing." },
        {
          is: v.writtenOff - v.recovered + v.closing,
          because: "Only the movement in the allowance counts, not the whole of it.",
        },
      ],
      worked: steps(
        line("Written off", v.writtenOff),
        line(change > 0 ? "Rise in the allowance" : "Fall in the allowance", change),
        line("Recovered", -v.recovered),
        grand("Expense (income)", expense),
      ),
    });
  },
});
