import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const writeOffEntry = template({
  key: "fa-write-off-entry",
  version: 1,
  point: "FA.D.receivables-and-payables.irrecoverable-debt",
  marks: 3,
  seconds: 140,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    customer: d.firm(),
    debt: d.step(2_000, 9_000, 200),
    share: d.pick([10, 20, 25, 30, 40]),
  }),
  make: (v) => {
    const received = (v.debt * v.share) / 100;
    return journalQuestion({
      ask: text`${v.customer} owes ${v.firm} ${money(v.debt)} and is being wound up. Its liquidator pays ${v.share} cents for each dollar owed into ${v.firm}'s bank
        account; nothing more will come.

        Write **one** entry for the receipt and for what is lost.`,
      accounts: [
        "Allowance for receivables",
        "Bank",
        "Irrecoverable debts expense",
        "Sales",
        "Sales returns",
        "Trade payables",
        "Trade receivables",
      ],
      lines: [
        dr("Bank", received),
        dr("Irrecoverable debts expense", v.debt - received),
        cr("Trade receivables", v.debt),
      ],
      hint: "After this nothing is left of the debt.",
      worked: text`${money(v.debt)} × ${v.share}% = ${money(received)} is received; the other ${money(v.debt - received)} will not come and is an expense. The whole debt
        leaves trade receivables. The sale itself is not touched: it took place.`,
    });
  },
});
