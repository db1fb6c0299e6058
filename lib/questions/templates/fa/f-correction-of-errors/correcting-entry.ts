import { correction, cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { entry } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const correctingEntry = template({
  key: "fa-correcting-entry",
  version: 2,
  point: "FA.F.correction-of-errors.done-should-difference",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    person: d.person(),
    amount: d.step(400, 6_000, 20),
    extra: d.pick([90, 180, 270, 360]),
    which: d.step(0, 5, 1),
  }),
  make: (v) => {
    const a = v.amount;
    const low = a - v.extra;
    const cases = [
      {
        what: `A payment of ${money(a)} for repairs was debited to equipment.`,
        wrong: [dr("Equipment", a), cr("Bank", a)],
        right: [dr("Repairs", a), cr("Bank", a)],
      },
      {
        what: `Rent of ${money(a)} paid by bank transfer was debited to insurance.`,
        wrong: [dr("Insurance", a), cr("Bank", a)],
        right: [dr("Rent", a), cr("Bank", a)],
      },
      {
        what: `An invoice of ${money(a)} for goods bought on credit was entered as ${money(low)} on both sides.`,
        wrong: [dr("Purchases", low), cr("Trade payables", low)],
        right: [dr("Purchases", a), cr("Trade payables", a)],
      },
      {
        what: `A sale on credit of ${money(low)} was entered as ${money(a)} on both sides.`,
        wrong: [dr("Trade receivables", a), cr("Sales", a)],
        right: [dr("Trade receivables", low), cr("Sales", low)],
      },
      {
        what: `Equipment bought for ${money(a)} on credit was debited to purchases.`,
        wrong: [dr("Purchases", a), cr("Trade payables", a)],
        right: [dr("Equipment", a), cr("Trade payables", a)],
      },
      {
        what: `A private holiday of the owner for ${money(a)}, paid from the business's bank account, was debited to travel.`,
        wrong: [dr("Travel", a), cr("Bank", a)],
        right: [dr("Drawings", a), cr("Bank", a)],
      },
    ];
    const one = cases[v.which] ?? cases[0];
    const lines = one ? correction(one.wrong, one.right) : [];
    return journalQuestion({
      ask: text`${v.person} runs a shop and finds an error. ${one?.what ?? ""}

        Write the entry that puts it right.`,
      accounts: [
        "Bank",
        "Drawings",
        "Equipment",
        "Insurance",
        "Purchases",
        "Rent",
        "Repairs",
        "Sales",
        "Suspense",
        "Trade payables",
        "Trade receivables",
        "Travel",
      ],
      lines,
      hint: "Set out what was done, what should have been done, and the difference.",
      worked: text`What was entered:

        ${entry(one?.wrong ?? [])}

        What should have been entered:

        ${entry(one?.right ?? [])}

        The correcting entry is the difference. Both sides were equal, so nothing passes through suspense.`,
    });
  },
});
