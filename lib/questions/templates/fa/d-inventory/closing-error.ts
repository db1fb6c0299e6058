import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const closingError = template({
  key: "fa-closing-error",
  version: 1,
  point: "FA.D.inventory.closing-moves-profit",
  marks: 2,
  seconds: 110,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    profit: d.step(60_000, 200_000, 1_000),
    first: d.step(2_000, 12_000, 200),
    second: d.step(1_000, 9_000, 200),
    counted: d.chance(0.5),
    product: d.product().plural,
  }),
  fits: (v) => Math.abs(v.first - v.second) >= 400,
  make: (v) => {
    const change = v.counted ? v.second - v.first : v.first - v.second;
    return numberQuestion({
      ask: v.counted
        ? text`The draft accounts of ${v.firm} show a profit of ${money(v.profit)}. Then two errors are found in closing inventory: goods that
            cost ${money(v.first)} and belong to a customer were included, and ${v.product} that cost ${money(v.second)} and are kept in a
            rented store were left out.

            What is the profit after both errors are put right?`
        : text`The draft accounts of ${v.firm} show a profit of ${money(v.profit)}. Then two errors are found in closing inventory: a page of the
            count with ${v.product} that cost ${money(v.first)} was not added, and another page with goods that cost ${money(v.second)} was
            added twice.

            What is the profit after both errors are put right?`,
      before: "$",
      answer: v.profit + change,
      hint: "Was closing inventory too large or too small, after both errors?",
      mistakes: [
        {
          is: v.profit - change,
          because: "The direction is wrong: more closing inventory means less cost of sales, so more profit.",
        },
        {
          is: v.profit + v.first + v.second,
          because: "The errors work against each other: one made inventory too large, the other too small.",
        },
        {
          is: v.profit - v.first - v.second,
          because: "The errors work against each other: one made inventory too large, the other too small.",
        },
        { is: v.profit, because: "Closing inventory is part of cost of sales, so errors in it change profit." },
        { is: v.profit + (v.counted ? -v.first : v.first), because: "Only one of the two errors is put right." },
      ],
      worked: steps(
        line("Draft profit", v.profit),
        line(
          v.counted ? "Goods of a customer: taken out of inventory" : "Page not added: more inventory",
          v.counted ? -v.first : v.first,
        ),
        line(
          v.counted ? "Goods in the rented store: added to inventory" : "Page added twice: less inventory",
          v.counted ? v.second : -v.second,
        ),
        grand("Profit put right", v.profit + change),
      ),
    });
  },
});
