import { bank } from "@/lib/accountancy/reconciliation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const balanceShown = template({
  key: "fa-balance-shown",
  version: 1,
  point: "FA.E.bank-reconciliations.balance-to-report",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    onStatement: d.step(-4_000, 9_000, 50),
    lodged: d.step(400, 4_000, 50),
    unpresented: d.step(400, 4_500, 50),
    error: d.step(100, 900, 50),
    debited: d.chance(0.5),
  }),
  fits: (v) =>
    Math.abs(v.onStatement) >= 300 &&
    v.lodged !== v.unpresented &&
    Math.abs(v.onStatement + v.lodged - v.unpresented) >= 1_000,
  make: (v) => {
    const correction = v.debited ? v.error : -v.error;
    const answer = bank({
      cashBook: 0,
      statement: v.onStatement,
      outstandingLodgements: [v.lodged],
      unpresentedCheques: [v.unpresented],
      bankErrors: [correction],
    }).second;
    return numberQuestion({
      ask: text`At the year end the bank statement of ${v.firm} shows ${v.onStatement < 0 ? "an overdraft" : "a balance"} of ${money(Math.abs(v.onStatement))}. Takings of ${money(v.lodged)} were banked on the last day and are not on it; payments to suppliers of ${money(v.unpresented)} have not been presented.
        The bank has by mistake ${v.debited ? "taken from" : "paid into"} the account ${money(v.error)} that ${v.debited ? "another customer should have paid" : "belongs to another customer"}.

        What balance is shown in the statement of financial position? Write an overdraft as a negative figure.`,
      before: "$",
      answer,
      hint: "Bring the statement to where it will be when everything has arrived.",
      mistakes: [
        {
          is: v.onStatement,
          because: "The statement does not know yet what is on its way, and the bank has made an error.",
        },
        {
          is: v.onStatement - v.lodged + v.unpresented + correction,
          because: "Both signs are turned round: lodgements will raise the balance, payments will lower it.",
        },
        { is: answer - correction, because: "The bank's error will be put right as well." },
        {
          is: answer - 2 * correction,
          because: v.debited ? "The money will come back: add it." : "The money will be taken away again: take it off.",
        },
        ...(v.onStatement < 0
          ? [
              {
                is: answer - 2 * v.onStatement,
                because: "The statement began with an overdraft: begin with a negative figure.",
              },
            ]
          : []),
      ],
      worked: steps(
        line("Bank statement", v.onStatement),
        line("Lodgement not yet credited", v.lodged),
        line("Payments not yet presented", -v.unpresented),
        line("Error of the bank", correction),
        grand("Balance shown", answer),
      ),
    });
  },
});
