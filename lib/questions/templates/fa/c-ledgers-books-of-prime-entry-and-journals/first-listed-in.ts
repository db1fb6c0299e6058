import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const SALES = "Sales day book";
const PURCHASES = "Purchases day book";
const CASH = "Cash book";
const JOURNAL = "Journal";

export const firstListedIn = template({
  key: "fa-first-listed-in",
  version: 1,
  point: "FA.C.ledgers-books-of-prime-entry-and-journals.books-of-prime-entry",
  marks: 2,
  seconds: 75,
  difficulty: 0,
  draw: (d) => {
    const amount = () => money(d.step(200, 9_000, 50));
    const all = [
      { text: `Goods sold on credit for ${amount()}`, column: SALES, why: "The day book lists sales on credit." },
      { text: `An invoice of ${amount()} sent to a customer`, column: SALES, why: "Invoices sent are listed there." },
      { text: `Goods bought on credit for ${amount()}`, column: PURCHASES, why: "It lists goods bought on credit." },
      {
        text: `A supplier's invoice of ${amount()} for goods`,
        column: PURCHASES,
        why: "Invoices received are listed there.",
      },
      {
        text: `Goods sold for ${amount()}, paid by card at once`,
        column: CASH,
        why: "Money came in, so it is listed with the money.",
      },
      {
        text: `Rent of ${amount()} paid by transfer`,
        column: CASH,
        why: "All payments from the bank are listed there.",
      },
      {
        text: `${amount()} received from a credit customer`,
        column: CASH,
        why: "The sale was listed before; this is the money.",
      },
      { text: `Interest of ${amount()} credited by the bank`, column: CASH, why: "Money came into the bank." },
      {
        text: `A machine bought on credit for ${amount()}`,
        column: JOURNAL,
        why: "The purchases day book is for goods to be sold.",
      },
      {
        text: `Depreciation of ${amount()} at the year end`,
        column: JOURNAL,
        why: "It is an adjustment and has no other book.",
      },
      { text: `A debt of ${amount()} written off`, column: JOURNAL, why: "No document of sale or payment records it." },
      {
        text: `An entry of ${amount()} moved to the right account`,
        column: JOURNAL,
        why: "Errors are corrected by a journal.",
      },
    ];
    return { firm: d.firm(), rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size >= 3,
  make: (v) =>
    matchQuestion({
      ask: text`In which book of prime entry does ${v.firm} list each of these first?`,
      look: "lists",
      columns: [SALES, PURCHASES, CASH, JOURNAL],
      rows: v.rows,
      hint: "Did money move? If not, was something sold or bought on credit for resale?",
    }),
});
