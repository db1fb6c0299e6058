import { fromMargin, fromMarkUp } from "@/lib/accountancy/incomplete-records";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const marginOrMarkUp = template({
  key: "fa-margin-or-mark-up",
  version: 1,
  point: "FA.G.incomplete-records.margin-and-mark-up",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    person: d.person(),
    shop: d.pick(["a bookshop", "a shoe shop", "a toy shop", "a hardware shop", "a flower shop"]),
    isMargin: d.chance(0.5),
    rate: d.pick([20, 25, 30, 40]),
    opening: d.step(8_000, 25_000, 200),
    closing: d.step(8_000, 25_000, 200),
    cost: d.step(60, 180, 6),
  }),
  fits: (v) => {
    const sales = v.isMargin ? (v.cost * 1000 * 100) / (100 - v.rate) : (v.cost * 1000 * (100 + v.rate)) / 100;
    return Number.isInteger(sales) && Math.abs(v.opening - v.closing) >= 1_000;
  },
  make: (v) => {
    const cost = v.cost * 1000;
    const purchases = cost - v.opening + v.closing;
    const right = v.isMargin ? fromMargin({ cost }, v.rate) : fromMarkUp({ cost }, v.rate);
    const other = v.isMargin ? fromMarkUp({ cost }, v.rate) : fromMargin({ cost }, v.rate);
    const of = v.isMargin ? fromMargin : fromMarkUp;
    return numberQuestion({
      ask: text`${v.person} runs ${v.shop} and has no record of sales. Inventory was ${money(v.opening)} at the beginning and ${money(v.closing)} at the end of the year, purchases were ${money(purchases)}, and
        all goods are sold at a ${v.isMargin ? "gross profit margin" : "mark-up"} of ${v.rate}%.

        What were the sales of the year, to the nearest dollar?`,
      before: "$",
      answer: right.sales,
      hint: "Find cost of sales first. What is it in per cent of sales?",
      mistakes: [
        {
          is: other.sales,
          because: v.isMargin
            ? "A margin is a part of the selling price, not of cost."
            : "A mark-up is a part of cost, not of the selling price.",
        },
        {
          is: of({ cost: purchases }, v.rate).sales,
          because: "Not all that was bought was sold: begin with cost of sales.",
        },
        {
          is: of({ cost: cost + 2 * (v.opening - v.closing) }, v.rate).sales,
          because: "Opening and closing inventory are exchanged.",
        },
        { is: cost, because: "That is cost of sales. The profit comes on top." },
        { is: right.profit, because: "That is the gross profit. Sales are cost and profit together." },
      ],
      worked: steps(
        line("Opening inventory", v.opening),
        line("Purchases", purchases),
        line("Closing inventory", -v.closing),
        total("Cost of sales", cost),
        v.isMargin
          ? `Cost is ${100 - v.rate}% of sales: ${money(cost)} ÷ ${100 - v.rate} × 100 = ${money(right.sales)}`
          : `Sales are ${100 + v.rate}% of cost: ${money(cost)} × ${100 + v.rate} ÷ 100 = ${money(right.sales)}`,
      ),
    });
  },
});
