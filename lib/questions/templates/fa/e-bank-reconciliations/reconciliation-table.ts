import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const reconciliationTable = template({
  key: "fa-reconciliation-table",
  version: 2,
  point: "FA.E.bank-reconciliations.timing-differences",
  marks: 4,
  seconds: 220,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    truth: d.step(2_000, 12_000, 50),
    charges: d.step(30, 240, 10),
    interest: d.step(20, 150, 10),
    lodgements: d.step(500, 4_000, 50),
    cheques: d.step(500, 5_000, 50),
  }),
  fits: (v) => v.charges !== v.interest && v.lodgements !== v.cheques && v.truth > v.lodgements,
  make: (v) => {
    const [book, onStatement] = [v.truth + v.charges - v.interest, v.truth - v.lodgements + v.cheques];
    return sheetQuestion({
      ask: text`At the month end the cash book of ${v.firm} shows a balance of ${money(book)} and the bank statement one of ${money(onStatement)}. The statement has bank charges
        of ${money(v.charges)} and interest received of ${money(v.interest)} that are not in the cash book. Takings of ${money(v.lodgements)}, banked on the
        last day, and payments to suppliers of ${money(v.cheques)} are not on the statement yet.

        Bring the cash book up to date and reconcile it. Write what is taken off as a negative figure.`,
      columns: [{ label: "", unit: "$" }],
      rows: [
        { label: "Balance of the cash book", cells: [given(book)] },
        { label: "Bank charges", cells: [worth(-v.charges)] },
        { label: "Interest received", cells: [worth(v.interest)] },
        { label: "Corrected cash book", rule: "double", cells: [input("b1 + b2 + b3")] },
        { label: "Balance of the bank statement", cells: [given(onStatement)] },
        { label: "Lodgement not yet credited", cells: [worth(v.lodgements)] },
        { label: "Payments not yet presented", cells: [worth(-v.cheques)] },
        { label: "Corrected cash book", rule: "double", cells: [input("b5 + b6 + b7")] },
      ],
      hint: "What the bank knew first goes into the cash book; what the company knew first goes into the reconciliation.",
      worked: text`Both ways lead to the same balance, ${money(v.truth)}, which is what the financial statements show. If they do not meet, look for a sign that is
        turned round: it makes a difference of twice its amount.`,
    });
  },
});
