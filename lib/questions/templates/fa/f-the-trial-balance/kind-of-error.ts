import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const KINDS = ["Omission", "Commission", "Principle", "Original entry", "Reversal", "Compensating"] as const;
const WHY = {
  Omission: "Nothing was entered at all, so both sides lack the amount: an error of omission.",
  Commission: "The right kind of account, but the wrong one of them: an error of commission.",
  Principle: "The wrong kind of account, an expense for an asset or the other way round: an error of principle.",
  "Original entry": "The wrong amount was entered on both sides: an error of original entry.",
  Reversal: "The right accounts and amount on the wrong sides: an error of reversal.",
  Compensating: "Two different errors of the same size cancel out: compensating errors.",
};

const OTHERWISE = {
  Omission: "Here something was entered; an error of omission leaves a transaction out of the books altogether.",
  Commission: "An error of commission uses the wrong account of the right kind, such as another customer's.",
  Principle: "An error of principle uses the wrong kind of account, such as an expense for an asset.",
  "Original entry": "An error of original entry has the wrong amount, the same on both sides of one entry.",
  Reversal: "A reversal has the right accounts and amount, with debit and credit exchanged.",
  Compensating: "Compensating errors are two separate errors of one size. Here there is one.",
};

export const kindOfError = template({
  key: "fa-kind-of-error",
  version: 2,
  point: "FA.F.the-trial-balance.hidden-errors",
  marks: 2,
  seconds: 80,
  difficulty: -1,
  draw: (d) => {
    const amount = d.step(320, 4_900, 10);
    const [firm, other] = [d.firm(), d.firm()];
    const cases = [
      {
        kind: "Omission",
        what: `An invoice of ${money(amount)} for goods bought from ${other} was lost and never entered.`,
      },
      { kind: "Omission", what: `A sale on credit of ${money(amount)} to ${other} was entered nowhere.` },
      {
        kind: "Commission",
        what: `A receipt of ${money(amount)} from ${other} was credited to the account of another customer.`,
      },
      { kind: "Commission", what: `A telephone bill of ${money(amount)} was debited to electricity.` },
      { kind: "Principle", what: `A computer bought for ${money(amount)} was debited to repairs.` },
      { kind: "Principle", what: `Repairs of ${money(amount)} to a van were debited to motor vehicles at cost.` },
      {
        kind: "Original entry",
        what: `An invoice for ${money(amount)} was entered as ${money(amount + 90)} on both sides.`,
      },
      {
        kind: "Original entry",
        what: `A cash sale of ${money(amount)} was entered as ${money(amount - 270)} in bank and in sales.`,
      },
      {
        kind: "Reversal",
        what: `A payment of ${money(amount)} to ${other} was debited to bank and credited to trade payables.`,
      },
      { kind: "Reversal", what: `Wages of ${money(amount)} were debited to bank and credited to wages.` },
      { kind: "Compensating", what: `Sales were added up ${money(amount)} too high, and so were wages.` },
      { kind: "Compensating", what: `Rent was added up ${money(amount)} too low, and so was interest received.` },
    ] as const;
    return { firm, error: d.pick(cases), others: d.several(KINDS, 6) };
  },
  make: ({ firm, error, others }) =>
    choiceQuestion({
      ask: text`The trial balance of ${firm} agrees. Then an error is found. ${error.what}

        Which kind of error is it?`,
      answer: error.kind,
      why: WHY[error.kind],
      mistakes: others
        .filter((kind) => kind !== error.kind)
        .slice(0, 3)
        .map((kind) => ({ is: kind, because: OTHERWISE[kind] })),
    }),
});
