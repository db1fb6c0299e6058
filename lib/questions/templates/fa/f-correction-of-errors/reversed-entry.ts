import { correction, cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const reversedEntry = template({
  key: "fa-reversed-entry",
  version: 3,
  point: "FA.F.correction-of-errors.reversal-doubles",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({ firm: d.firm(), amount: d.step(200, 4_500, 10), which: d.step(0, 4, 1) }),
  make: ({ firm, amount, which }) => {
    const cases = [
      [`paid a supplier ${money(amount)}`, "Trade payables", "Bank"],
      [`received ${money(amount)} from a customer`, "Bank", "Trade receivables"],
      [`returned goods of ${money(amount)} to a supplier`, "Trade payables", "Purchases returns"],
      [`paid wages of ${money(amount)}`, "Wages", "Bank"],
      [`took back goods of ${money(amount)} from a customer`, "Sales returns", "Trade receivables"],
    ] as const;
    const [what, debit, credit] = cases[which] ?? cases[0];
    const right = [dr(debit, amount), cr(credit, amount)];
    const wrong = [dr(credit, amount), cr(debit, amount)];
    return journalQuestion({
      ask: text`${firm} ${what}. By mistake this was entered the wrong way round: Dr ${credit}, Cr ${debit}.

        Write **one** entry that puts it right.`,
      accounts: [
        "Bank",
        "Purchases returns",
        "Purchases",
        "Sales",
        "Sales returns",
        "Suspense",
        "Trade payables",
        "Trade receivables",
        "Wages",
      ],
      lines: correction(wrong, right),
      hint: "The entry with the right amount only brings both accounts back to where they were.",
      worked: text`Once ${money(amount)} takes the wrong entry away, a second time makes the right one: together ${money(2 * amount)}. The sides were equal all the time, so
        nothing passes through suspense.`,
    });
  },
});
