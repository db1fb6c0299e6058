import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const YES = "In the cash budget";
const NO = "Not in it";

export const cashOrNot = template({
  key: "ma-cash-or-not",
  version: 1,
  point: "MA.D.preparing-budgets.non-cash",
  marks: 2,
  seconds: 80,
  difficulty: -1,
  draw: (d) => {
    const amount = () => money(d.step(1_000, 25_000, 500));
    const all = [
      {
        text: `Depreciation of machines, ${amount()}`,
        column: NO,
        why: "No money moves when an asset is depreciated.",
      },
      {
        text: `A machine to be bought and paid for, ${amount()}`,
        column: YES,
        why: "The payment moves money, although the cost is spread over years in profit.",
      },
      {
        text: `Debts of ${amount()} to be written off`,
        column: NO,
        why: "The money does not come; there is nothing to pay.",
      },
      {
        text: `A dividend of ${amount()} to be paid`,
        column: YES,
        why: "It is paid in money, although it is no expense.",
      },
      {
        text: `A loss of ${amount()} expected on the sale of a van`,
        column: NO,
        why: "Only the proceeds of the sale are money; the loss is worked out.",
      },
      { text: `Proceeds of ${amount()} from the sale of a van`, column: YES, why: "The buyer pays them." },
      {
        text: `A loan of ${amount()} to be received`,
        column: YES,
        why: "The money comes in, although it is no income.",
      },
      {
        text: `Tax of ${amount()} on last year's profit, due now`,
        column: YES,
        why: "It is paid now, whatever year it belongs to.",
      },
      {
        text: `A rise of ${amount()} in the allowance for receivables`,
        column: NO,
        why: "It is an entry only; no money moves.",
      },
      {
        text: `Material of ${amount()} used from inventory`,
        column: NO,
        why: "It was or will be paid for when it is bought, not when it is used.",
      },
    ];
    return { firm: d.firm(), month: d.month(), rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size === 2,
  make: (v) =>
    matchQuestion({
      ask: text`${v.firm} prepares its cash budget for ${v.month}. Which of these belong in it?`,
      columns: [YES, NO],
      rows: v.rows,
    }),
});
