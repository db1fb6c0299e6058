import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const suspenseSide = template({
  key: "fa-suspense-side",
  version: 1,
  point: "FA.F.suspense-accounts.opening-the-account",
  marks: 2,
  seconds: 90,
  difficulty: -1,
  draw: (d) => ({ firm: d.firm(), debit: d.step(120_000, 400_000, 10), gap: d.step(-6_000, 6_000, 30) }),
  fits: (v) => Math.abs(v.gap) >= 300,
  make: (v) => {
    const credit = v.debit + v.gap;
    const said = (side: "debit" | "credit", amount: number) => `A ${side} balance of ${money(amount)}`;
    const [right, other] = v.gap > 0 ? (["debit", "credit"] as const) : (["credit", "debit"] as const);
    const size = Math.abs(v.gap);
    return choiceQuestion({
      ask: text`The trial balance of ${v.firm} adds up to ${money(v.debit)} on the debit side and ${money(credit)} on the credit side. A suspense account is opened for the difference.

        What is its balance?`,
      answer: said(right, size),
      why: `The ${right} side is too small, and the suspense account makes up for it.`,
      mistakes: [
        { is: said(other, size), because: `The ${other} side is the larger one already.` },
        {
          is: said(right, size / 2),
          because:
            "The whole difference goes into suspense. Half of it helps only to look for an amount on the wrong side.",
        },
        {
          is: said(other, size / 2),
          because: "The whole difference goes into suspense, on the side that is too small.",
        },
      ],
      worked: steps(
        line("Larger side", Math.max(v.debit, credit)),
        line("Smaller side", -Math.min(v.debit, credit)),
        grand("Suspense, on the smaller side", size),
      ),
    });
  },
});
