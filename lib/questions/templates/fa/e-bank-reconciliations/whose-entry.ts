import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const OURS = "Cash book";
const TIMING = "Reconciliation: timing";
const BANKS = "Reconciliation: error of the bank";

export const whoseEntry = template({
  key: "fa-whose-entry",
  version: 2,
  point: "FA.E.bank-reconciliations.whose-to-correct",
  marks: 2,
  seconds: 90,
  difficulty: -1,
  draw: (d) => {
    const firm = d.firm();
    const amount = () => money(d.step(120, 3_000, 20));
    const all = [
      {
        text: `Bank charges of ${amount()}`,
        column: OURS,
        why: "The bank knew of them first, so the cash book still needs the entry.",
      },
      {
        text: `A cheque of ${amount()} to a supplier who has not paid it in yet`,
        column: TIMING,
        why: "It is in the cash book; the bank will see it in a few days.",
      },
      {
        text: `Takings of ${amount()} paid in after the bank closed`,
        column: TIMING,
        why: "They are in the cash book; the bank will credit them next day.",
      },
      {
        text: `A direct debit of ${amount()} for electricity that nobody entered`,
        column: OURS,
        why: "The money has left the account, so the cash book still needs the entry.",
      },
      {
        text: `A customer's cheque of ${amount()} that came back unpaid`,
        column: OURS,
        why: "The receipt in the cash book has to be reversed; the customer owes the money again.",
      },
      {
        text: `A payment by another company of ${amount()} that the bank took from this account`,
        column: BANKS,
        why: "The bank took it from the wrong account. The cash book is right; until the bank corrects it, it is in the reconciliation.",
      },
      {
        text: `Interest of ${amount()} that the bank added`,
        column: OURS,
        why: "The bank knew of it first, so the cash book still needs the entry.",
      },
      {
        text: `A receipt that was entered in the cash book ${amount()} too high`,
        column: OURS,
        why: "It is an error of the company's own, so its cash book is corrected.",
      },
    ];
    return { firm, rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size >= 2,
  make: (v) =>
    matchQuestion({
      ask: text`${v.firm} compares its cash book with the bank statement and finds these differences. Where is each one dealt with?`,
      columns: [OURS, TIMING, BANKS],
      rows: v.rows,
    }),
});
