import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const overdraftBalance = template({
  key: "fa-overdraft-balance",
  version: 2,
  point: "FA.D.cash-and-bank.overdraft",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    opening: d.step(-4_000, 3_000, 100),
    receipts: d.step(5_000, 20_000, 100),
    payments: d.step(5_000, 24_000, 100),
    petty: d.step(100, 400, 50),
  }),
  fits: (v) => v.opening !== 0 && Math.abs(v.opening + v.receipts - v.payments) >= 500,
  make: (v) => {
    const balance = v.opening + v.receipts - v.payments;
    const inWords = (amount: number) =>
      `${money(Math.abs(amount))} ${amount < 0 ? "as a current liability" : "as a current asset"}`;
    return choiceQuestion({
      ask: text`On 1 December ${v.firm} has ${v.opening < 0 ? "an overdraft" : "a balance"} of ${money(Math.abs(v.opening))}
        ${v.opening < 0 ? "at" : "in"} the bank. In December it receives ${money(v.receipts)} and pays ${money(v.payments)} through
        the account. Petty cash at 31 December is ${money(v.petty)}.

        How is the bank account shown in the statement of financial position at 31 December?`,
      answer: inWords(balance),
      why:
        balance < 0
          ? "The account is overdrawn: the bank is owed the money."
          : "The account is in credit at the bank: an asset.",
      mistakes: [
        {
          is: inWords(-balance),
          because:
            balance < 0
              ? "More was paid than there was, so the bank is owed the money."
              : "There is money in the account: it is an asset.",
        },
        {
          is: inWords(balance + v.petty),
          because: "Petty cash is shown for itself; it is not set against the bank account.",
        },
        {
          is: inWords(-v.opening + v.receipts - v.payments),
          because:
            v.opening < 0
              ? "The account began with an overdraft: begin with a negative figure."
              : "The account began with money in it.",
        },
      ],
      worked: steps(
        line(v.opening < 0 ? "Overdraft on 1 December" : "Balance on 1 December", v.opening),
        line("Receipts", v.receipts),
        line("Payments", -v.payments),
        grand(balance < 0 ? "Overdraft on 31 December" : "Balance on 31 December", balance),
      ),
    });
  },
});
