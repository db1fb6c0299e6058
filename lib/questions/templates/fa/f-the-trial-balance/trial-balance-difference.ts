import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const trialBalanceDifference = template({
  key: "fa-trial-balance-difference",
  version: 2,
  point: "FA.F.the-trial-balance.shown-errors",
  marks: 2,
  seconds: 110,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    what: d.pick([
      "Rent",
      "Insurance",
      "Carriage inwards",
      "Purchases returns",
      "Interest received",
      "Discounts received",
    ]),
    amount: d.step(240, 4_800, 20),
    total: d.step(180_000, 420_000, 100),
  }),
  make: (v) => {
    const isDebit = ["Rent", "Insurance", "Carriage inwards"].includes(v.what);
    const [right, wrong] = isDebit ? ["debit", "credit"] : ["credit", "debit"];
    const said = (more: string, amount: number) => `The ${more} side is ${money(amount)} larger`;
    return choiceQuestion({
      ask: text`The trial balance of ${v.firm} would agree at ${money(v.total)} on each side. But the balance of ${v.what.toLowerCase()}, ${money(v.amount)}, is listed as a ${wrong}.

        How does the trial balance disagree?`,
      answer: said(wrong, 2 * v.amount),
      why: `The ${right} side lacks ${money(v.amount)} and the ${wrong} side has it too much: together twice the amount.`,
      mistakes: [
        {
          is: said(wrong, v.amount),
          because: "It is missing on one side and stands on the other as well: the difference is twice the amount.",
        },
        {
          is: said(right, 2 * v.amount),
          because: `The amount stands on the ${wrong} side, so that side is too large.`,
        },
        { is: said(right, v.amount), because: `The ${wrong} side is too large, and by twice the amount.` },
      ],
      worked: steps(
        line(`${wrong === "debit" ? "Debit" : "Credit"} side`, v.total + v.amount),
        line(`${right === "debit" ? "Debit" : "Credit"} side`, -(v.total - v.amount)),
        grand("Difference", 2 * v.amount),
      ),
    });
  },
});
