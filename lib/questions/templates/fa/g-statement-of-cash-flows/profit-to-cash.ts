import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const ADDED = "Added";
const TAKEN = "Taken off";
const NEITHER = "Not in this part";

export const profitToCash = template({
  key: "fa-profit-to-cash",
  version: 1,
  point: "FA.G.statement-of-cash-flows.profit-is-not-cash",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => {
    const amount = () => money(d.step(1_000, 30_000, 500));
    const all = [
      { text: `Depreciation of ${amount()}`, column: ADDED, why: "It lowered profit without any payment." },
      {
        text: `A profit of ${amount()} on the sale of a van`,
        column: TAKEN,
        why: "It is in operating profit, but the proceeds are shown under investing.",
      },
      {
        text: `A loss of ${amount()} on the sale of a machine`,
        column: ADDED,
        why: "It lowered profit without any payment.",
      },
      {
        text: `A rise in inventory of ${amount()}`,
        column: TAKEN,
        why: "Money was spent on goods that are not yet in cost of sales.",
      },
      {
        text: `A fall in trade receivables of ${amount()}`,
        column: ADDED,
        why: "Customers paid more than they were sold.",
      },
      {
        text: `A fall in trade payables of ${amount()}`,
        column: TAKEN,
        why: "More was paid to suppliers than was bought.",
      },
      { text: `A new issue of shares for ${amount()}`, column: NEITHER, why: "It is a financing flow." },
      { text: `A bank loan of ${amount()} that was repaid`, column: NEITHER, why: "It is a financing flow." },
      { text: `A machine bought for ${amount()}`, column: NEITHER, why: "It is an investing flow." },
      {
        text: `A rise of ${amount()} in a provision`,
        column: ADDED,
        why: "It lowered profit, and nothing has been paid yet.",
      },
    ];
    return { firm: d.firm(), rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size >= 2,
  make: (v) =>
    matchQuestion({
      ask: text`${v.firm} works out its cash generated from operations by the indirect method, from operating profit. How is each item treated there?`,
      columns: [ADDED, TAKEN, NEITHER],
      rows: v.rows,
    }),
});
