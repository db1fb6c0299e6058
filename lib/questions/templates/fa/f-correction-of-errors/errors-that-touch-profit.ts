import { severalQuestion } from "@/lib/questions/rules/builders/options";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const errorsThatTouchProfit = template({
  key: "fa-errors-that-touch-profit",
  version: 1,
  point: "FA.F.correction-of-errors.which-touch-profit",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => {
    const amount = () => money(d.step(200, 5_000, 50));
    const right = [
      { text: `Repairs of ${amount()} debited to vans`, why: "An expense was called an asset, so profit is too high." },
      { text: `A credit sale of ${amount()} not entered`, why: "Income is missing, so profit is too low." },
      {
        text: `Closing inventory counted ${amount()} too low`,
        why: "Cost of sales is too high, so profit is too low.",
      },
      { text: `Drawings of ${amount()} debited to wages`, why: "Drawings are no expense, so profit is too low." },
      {
        text: `Rent of ${amount()} for next year not carried forward`,
        why: "A prepayment is missing, so profit is too low.",
      },
      { text: `Interest of ${amount()} owed and not entered`, why: "An expense is missing, so profit is too high." },
    ];
    const wrong = [
      {
        text: `${amount()} from one customer credited to another`,
        why: "Both are receivables; profit is not touched.",
      },
      {
        text: `A loan of ${amount()} repaid, debited to trade payables`,
        why: "Both are liabilities; profit is not touched.",
      },
      {
        text: `A van for ${amount()} debited to equipment, on 31 December`,
        why: "Both are assets, and nothing has been depreciated.",
      },
      { text: `Capital of ${amount()} paid in, credited to a loan`, why: "Neither is income; profit is not touched." },
      {
        text: `A supplier paid ${amount()}, debited to another supplier`,
        why: "Both are payables; profit is not touched.",
      },
      {
        text: `${amount()} moved to a deposit, debited to cash in hand`,
        why: "Both are assets; profit is not touched.",
      },
    ];
    return { firm: d.firm(), right: d.several(right, 2), wrong: d.several(wrong, 2) };
  },
  make: (v) =>
    severalQuestion({
      ask: text`The bookkeeper of ${v.firm} finds four errors. Which **two** change the profit of the year when they are corrected?`,
      hint: "Is one of the accounts in the correction an account of income or expense?",
      right: v.right,
      wrong: v.wrong,
    }),
});
