import { correction, cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const suspenseEntry = template({
  key: "fa-suspense-entry",
  version: 3,
  point: "FA.F.suspense-accounts.only-one-sided",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    amount: d.step(300, 4_000, 20),
    gap: d.pick([90, 180, 270]),
    which: d.step(0, 5, 1),
  }),
  make: ({ firm, amount: a, gap, which }) => {
    const cases = [
      {
        what: `A cash sale of ${money(a)} was entered in the bank account only.`,
        wrong: [dr("Bank", a)],
        right: [dr("Bank", a), cr("Sales", a)],
      },
      {
        what: `Rent of ${money(a)} was credited to bank and not debited anywhere.`,
        wrong: [cr("Bank", a)],
        right: [dr("Rent", a), cr("Bank", a)],
      },
      {
        what: `A purchase on credit of ${money(a)} was debited to purchases with ${money(a - gap)}; payables were credited with the right amount.`,
        wrong: [dr("Purchases", a - gap), cr("Trade payables", a)],
        right: [dr("Purchases", a), cr("Trade payables", a)],
      },
      {
        what: `A receipt of ${money(a)} from a customer was debited to bank and debited to trade receivables.`,
        wrong: [dr("Bank", a), dr("Trade receivables", a)],
        right: [dr("Bank", a), cr("Trade receivables", a)],
      },
      {
        what: `A payment of ${money(a)} for rent was credited to bank and credited to rent.`,
        wrong: [cr("Bank", a), cr("Rent", a)],
        right: [dr("Rent", a), cr("Bank", a)],
      },
      {
        what: `A sale on credit of ${money(a)} was debited to trade receivables with ${money(a)} and credited to sales with ${money(a + gap)}.`,
        wrong: [dr("Trade receivables", a), cr("Sales", a + gap)],
        right: [dr("Trade receivables", a), cr("Sales", a)],
      },
    ];
    const one = cases[which] ?? cases[0];
    return journalQuestion({
      ask: text`The trial balance of ${firm} did not agree, and a suspense account was opened. Now the error is found. ${one?.what ?? ""}

        Write the entry that puts it right.`,
      accounts: ["Bank", "Purchases", "Rent", "Sales", "Suspense", "Trade payables", "Trade receivables"],
      lines: one ? correction(one.wrong, one.right) : [],
      hint: "Which account is wrong, and by how much? The other side is suspense.",
      worked: text`The record was one-sided, so the trial balance did not agree and the difference went to suspense. The account that is wrong gets what it
        lacks${which === 3 || which === 4 ? ", which is twice the amount, as it stood on the wrong side" : ""}; the other side of the entry clears suspense.`,
    });
  },
});
