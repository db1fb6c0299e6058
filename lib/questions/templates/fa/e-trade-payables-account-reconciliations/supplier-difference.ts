import { supplier } from "@/lib/accountancy/reconciliation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const supplierDifference = template({
  key: "fa-supplier-difference",
  version: 1,
  point: "FA.E.trade-payables-account-reconciliations.supplier-statement",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    other: d.firm(),
    truth: d.step(6_000, 20_000, 50),
    missed: d.step(400, 3_000, 50),
    credit: d.step(200, 1_500, 50),
    paid: d.step(500, 5_000, 50),
    transit: d.step(400, 3_000, 50),
  }),
  fits: (v) =>
    new Set([v.missed, v.credit, v.paid, v.transit]).size === 4 &&
    v.truth - v.missed > 2_000 &&
    v.missed !== v.paid - v.transit,
  make: (v) => {
    const ledger = v.truth - v.missed + v.credit;
    const onStatement = v.truth + v.paid + v.transit;
    const { first } = supplier({
      ledger,
      ledgerAdded: [v.missed],
      ledgerTaken: [v.credit],
      statement: onStatement,
      paymentsInTransit: [v.paid],
      goodsInTransit: [v.transit],
    });
    return numberQuestion({
      ask: text`In the books of ${v.firm} ${money(ledger)} is owed to ${v.other}. Its statement says ${money(onStatement)}. These differences are found:

        - an invoice of ${money(v.missed)} for goods that were received was never entered
        - a credit note of ${money(v.credit)} from ${v.other} was never entered
        - a payment of ${money(v.paid)} has not reached ${v.other} yet
        - goods invoiced at ${money(v.transit)} are still on their way to ${v.firm}

        What does ${v.firm} owe ${v.other} after its own records are put right?`,
      before: "$",
      answer: first,
      hint: "Which of the four are missing in the company's own account?",
      mistakes: [
        {
          is: onStatement,
          because: "The statement does not have the payment yet, and counts goods that have not arrived.",
        },
        { is: ledger + v.missed, because: "The credit note is missing in the account as well." },
        { is: ledger - v.credit, because: "The invoice is missing in the account as well: the goods were received." },
        {
          is: ledger - v.missed + v.credit,
          because: "Both signs are turned round: an invoice adds to what is owed, a credit note takes off.",
        },
        {
          is: first - v.paid,
          because: "The payment is in the company's account already: only the supplier has not got it.",
        },
        { is: first + v.transit, because: "Goods that have not arrived are not owed for yet." },
      ],
      worked: steps(
        line("Balance in the books", ledger),
        line("Invoice not entered", v.missed),
        line("Credit note not entered", -v.credit),
        grand("Owed", first),
        `The statement agrees: ${money(onStatement)} − ${money(v.paid)} − ${money(v.transit)} = ${money(first)}`,
      ),
    });
  },
});
