import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const CASES = [
  {
    what: (sum: string) =>
      `Discounts received of ${sum} were rightly debited to payables, but debited to discounts received too.`,
    sign: 1,
  },
  {
    what: (sum: string) =>
      `Purchases returns of ${sum} were rightly debited to payables, but debited to purchases returns too.`,
    sign: 1,
  },
  { what: (sum: string) => `Rent of ${sum} was rightly credited to bank, but credited to rent too.`, sign: -1 },
  { what: (sum: string) => `Wages of ${sum} were rightly credited to bank, but credited to wages too.`, sign: -1 },
];

export const wrongSidePosting = template({
  key: "fa-wrong-side-posting",
  version: 1,
  point: "FA.F.suspense-accounts.same-side-doubles",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    one: d.pick(CASES),
    amount: d.step(200, 3_000, 20),
    missing: d.step(200, 3_000, 20),
  }),
  fits: (v) => Math.abs(v.amount * 2 - v.missing) >= 50 && v.amount !== v.missing,
  make: (v) => {
    const doubled = v.amount * 2;
    // Debits too large: suspense was opened with a credit balance, above nought here.
    const answer = Math.abs(v.one.sign * doubled + v.missing);
    return numberQuestion({
      ask: text`Two errors made the trial balance of ${v.firm} disagree, and the difference was put into a suspense account:

        - ${v.one.what(money(v.amount))}
        - A cash sale of ${money(v.missing)} was debited to bank and entered nowhere else.

        What was the balance on the suspense account, without its side?`,
      before: "$",
      answer,
      hint: "Ask of each error by how much the debits became larger or smaller than the credits.",
      mistakes: [
        {
          is: Math.abs(v.one.sign * v.amount + v.missing),
          because: "An amount on the wrong side counts twice: it is missing on one side and too much on the other.",
        },
        {
          is: Math.abs(v.one.sign * doubled - v.missing),
          because: "Look at the direction of each error: does it make the debits or the credits too large?",
        },
        { is: doubled, because: "The cash sale is missing on the credit side and makes a difference as well." },
        { is: v.missing, because: "The amount on the wrong side makes a difference as well." },
      ],
      worked: steps(
        line(
          `Wrong side: twice ${money(v.amount)}, ${v.one.sign > 0 ? "debits" : "credits"} too large`,
          v.one.sign * doubled,
        ),
        line("Credit of the sale missing, debits too large", v.missing),
        total(
          v.one.sign * doubled + v.missing > 0
            ? "Debits too large: a credit on suspense"
            : "Credits too large: a debit on suspense",
          v.one.sign * doubled + v.missing,
        ),
      ),
    });
  },
});
