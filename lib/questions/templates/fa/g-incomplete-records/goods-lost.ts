import { lostInventory } from "@/lib/accountancy/incomplete-records";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const goodsLost = template({
  key: "fa-goods-lost",
  version: 1,
  point: "FA.G.incomplete-records.missing-cash-or-goods",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    what: d.pick(["A fire destroyed", "A flood spoiled", "Thieves took"]),
    opening: d.step(20_000, 60_000, 500),
    purchases: d.step(80_000, 180_000, 500),
    sales: d.step(90_000, 240_000, 3_000),
    isMargin: d.chance(0.5),
    rate: d.pick([20, 25, 30, 40, 50]),
    left: d.step(2_000, 12_000, 100),
    month: d.pick(["March", "May", "August", "October"]),
  }),
  fits: (v) => {
    const lost = lostInventory({ ...v, ...(v.isMargin ? { margin: v.rate } : { markUp: v.rate }) });
    return (
      lost >= 6_000 &&
      lost <= 90_000 &&
      Number.isInteger(v.isMargin ? (v.sales * v.rate) / 100 : (v.sales * 100) / (100 + v.rate))
    );
  },
  make: (v) => {
    const by = (rate: { margin: number } | { markUp: number }) =>
      lostInventory({ opening: v.opening, purchases: v.purchases, sales: v.sales, left: v.left, ...rate });
    const [margin, markUp] = [by({ margin: v.rate }), by({ markUp: v.rate })];
    const answer = v.isMargin ? margin : markUp;
    const cost = v.opening + v.purchases - answer - v.left;
    return numberQuestion({
      ask: text`${v.what} most of the inventory of ${v.firm} at the end of ${v.month}; goods that cost ${money(v.left)} were saved. At 1 January inventory was ${money(v.opening)}. From then until the loss
        purchases were ${money(v.purchases)} and sales ${money(v.sales)}, at a ${v.isMargin ? "gross profit margin" : "mark-up"} of ${v.rate}%.

        What did the lost goods cost, to the nearest dollar?`,
      before: "$",
      answer,
      hint: "How much inventory should there have been?",
      mistakes: [
        {
          is: v.isMargin ? markUp : margin,
          because: v.isMargin
            ? "A margin is a part of sales: cost is what is left of them."
            : "A mark-up is a part of cost: divide sales by one plus the mark-up.",
        },
        { is: answer + v.left, because: "Part of the goods was saved: take it off." },
        { is: v.opening + v.purchases - v.sales - v.left, because: "Goods leave at cost, not at selling price." },
        { is: answer + 2 * v.left, because: "The goods that were saved are not lost: take them off." },
      ],
      worked: steps(
        line("Inventory at 1 January", v.opening),
        line("Purchases", v.purchases),
        line(
          v.isMargin
            ? `Cost of goods sold, ${100 - v.rate}% of ${money(v.sales)}`
            : `Cost of goods sold, ${money(v.sales)} × 100 ÷ ${100 + v.rate}`,
          -cost,
        ),
        total("Inventory that should be there", answer + v.left),
        line("Saved", -v.left),
        grand("Lost", answer),
      ),
    });
  },
});
