import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const CONTROL = "Control account";
const LIST = "List of balances";
const BOTH = "Both";

export const controlOrList = template({
  key: "fa-control-or-list",
  version: 2,
  point: "FA.E.trade-payables-account-reconciliations.control-or-list",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => {
    const amount = () => money(d.step(90, 2_700, 90));
    const other = d.firm();
    const all = [
      {
        text: `The purchases day book was added up ${amount()} too low.`,
        column: CONTROL,
        why: "Only the total was wrong; each invoice reached its supplier's account.",
      },
      {
        text: `A total of ${amount()} paid to suppliers was not posted from the cash book to the general ledger.`,
        column: CONTROL,
        why: "Totals are posted to the control account; the single payments reached the suppliers' accounts.",
      },
      {
        text: `The account of ${other} was balanced ${amount()} too high.`,
        column: LIST,
        why: "Only this supplier's balance is wrong.",
      },
      {
        text: `A supplier's balance of ${amount()} was left out of the list.`,
        column: LIST,
        why: "The control account knows nothing of the list's mistakes.",
      },
      {
        text: `An invoice was entered in the purchases day book ${amount()} too high.`,
        column: BOTH,
        why: "The wrong amount went into the total and into the supplier's account.",
      },
      {
        text: `A credit note of ${amount()} was lost before it was entered anywhere.`,
        column: BOTH,
        why: "It is missing in the total and in the supplier's account.",
      },
      {
        text: `A debit balance of ${amount()} was listed as a credit balance.`,
        column: LIST,
        why: "The error was made while listing.",
      },
      {
        text: `The total of purchases returns, ${amount()}, was posted to the wrong side in the general ledger.`,
        column: CONTROL,
        why: "Only the posting of the total was wrong.",
      },
    ];
    return { firm: d.firm(), rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size >= 2,
  make: (v) =>
    matchQuestion({
      ask: text`The payables control account of ${v.firm} is not equal to the list of suppliers' balances. Which has to be corrected for each of these errors?`,
      columns: [CONTROL, LIST, BOTH],
      rows: v.rows,
    }),
});
