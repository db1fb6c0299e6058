import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const cashBookEntry = template({
  key: "fa-cash-book-entry",
  version: 1,
  point: "FA.D.cash-and-bank.receipts-and-payments",
  marks: 2,
  seconds: 90,
  difficulty: -1,
  draw: (d) => ({ firm: d.firm(), other: d.firm(), amount: d.step(300, 6_000, 10), which: d.step(0, 6, 1) }),
  make: ({ firm, other, amount, which }) => {
    const cases = [
      [
        `${firm} pays its supplier ${other} ${money(amount)} by bank transfer for an invoice entered last month.`,
        "Trade payables",
        "Bank",
        "The invoice is already in the books. The payment clears the debt.",
      ],
      [
        `${other}, a customer, pays ${firm} ${money(amount)} into the bank for an invoice entered last month.`,
        "Bank",
        "Trade receivables",
        "The sale is already in the books. The receipt clears what the customer owed.",
      ],
      [
        `${firm} pays ${money(amount)} by direct debit for electricity. No invoice was entered before.`,
        "Electricity",
        "Bank",
        "Nothing is in payables for it, so the expense itself is debited.",
      ],
      [
        `${firm} banks ${money(amount)} of takings for goods sold for cash today.`,
        "Bank",
        "Sales",
        "Nobody owed the money before, so the receipt is the sale.",
      ],
      [
        `The bank takes ${money(amount)} of interest on an overdraft from ${firm}'s account.`,
        "Interest expense",
        "Bank",
        "Interest is what borrowing costs.",
      ],
      [
        `${firm} receives ${money(amount)} from ${other}, which refunds a bill that was paid twice. The second payment was entered in trade payables.`,
        "Bank",
        "Trade payables",
        "The second payment had made the supplier's balance a debit. The refund puts it right.",
      ],
      [
        `${firm} pays ${money(amount)} of sales tax that it owes to the tax authority.`,
        "Sales tax",
        "Bank",
        "The tax was a liability since the sales. The payment clears it and is no expense.",
      ],
    ] as const;
    const [what, debit, credit, why] = cases[which] ?? cases[0];
    return journalQuestion({
      ask: text`${what}

        Write the entry.`,
      accounts: [
        "Bank",
        "Electricity",
        "Interest expense",
        "Purchases",
        "Sales",
        "Sales tax",
        "Trade payables",
        "Trade receivables",
      ],
      lines: [dr(debit, amount), cr(credit, amount)],
      worked: why,
    });
  },
});
