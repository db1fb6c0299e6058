import { bank } from "@/lib/accountancy/reconciliation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const correctedCashBook = template({
  key: "fa-corrected-cash-book",
  version: 1,
  point: "FA.E.bank-reconciliations.corrected-cash-book",
  marks: 2,
  seconds: 140,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    balance: d.step(-3_000, 9_000, 50),
    charges: d.step(40, 250, 10),
    direct: d.step(300, 1_500, 50),
    credit: d.step(400, 2_500, 50),
    returned: d.step(200, 1_500, 20),
    unpresented: d.step(500, 4_000, 50),
    written: d.pick([540, 630, 720, 810, 450]),
  }),
  fits: (v) => Math.abs(v.balance) >= 300 && v.unpresented !== v.credit,
  make: (v) => {
    // Two digits exchanged: 540 entered as 450.
    const entered = v.written - 90;
    const taken = [v.charges, v.direct, v.returned, v.written - entered];
    const answer = bank({
      cashBook: v.balance,
      receiptsToRecord: [v.credit],
      paymentsToRecord: taken,
      statement: 0,
    }).first;
    return numberQuestion({
      ask: text`The cash book of ${v.firm} shows ${v.balance < 0 ? "an overdraft" : "a balance"} of ${money(Math.abs(v.balance))}. A comparison with the bank statement shows:

        - bank charges of ${money(v.charges)} and a direct debit of ${money(v.direct)} are not in the cash book
        - a customer's transfer of ${money(v.credit)} is not in the cash book
        - a customer's cheque of ${money(v.returned)}, entered as received, was returned by the bank unpaid
        - a payment of ${money(v.written)} was entered in the cash book as ${money(entered)}
        - cheques of ${money(v.unpresented)} sent to suppliers have not been presented yet

        What is the corrected balance of the cash book? Write an overdraft as a negative figure.`,
      before: "$",
      answer,
      hint: "Which of the five does the cash book already have?",
      mistakes: [
        {
          is: answer - v.unpresented,
          because: "Cheques not yet presented are in the cash book already; they belong in the reconciliation.",
        },
        {
          is: answer + 2 * (v.written - entered),
          because: "The payment was entered too low, so the balance has to fall.",
        },
        { is: answer + v.returned, because: "The returned cheque is missing: the money did not stay in the account." },
        { is: answer - 2 * v.credit, because: "A customer's transfer is a receipt: it raises the balance." },
        {
          is: answer + v.charges + v.direct,
          because: "Charges and the direct debit were paid by the bank, so the cash book needs them.",
        },
        ...(v.balance < 0
          ? [
              {
                is: answer - 2 * v.balance,
                because: "The cash book began with an overdraft: begin with a negative figure.",
              },
            ]
          : []),
      ],
      worked: steps(
        line("Cash book", v.balance),
        line("Customer's transfer", v.credit),
        line("Bank charges", -v.charges),
        line("Direct debit", -v.direct),
        line("Returned cheque", -v.returned),
        line(`Payment entered too low, ${money(v.written)} − ${money(entered)}`, entered - v.written),
        grand("Corrected cash book", answer),
      ),
    });
  },
});
