import { costOfSales } from "@/lib/accountancy/inventory";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const yearOfGoods = template({
  key: "fa-year-of-goods",
  version: 2,
  point: "FA.D.inventory.cost-of-sales",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    opening: d.step(8_000, 30_000, 200),
    purchases: d.step(90_000, 240_000, 1_000),
    inwards: d.step(1_000, 6_000, 100),
    outwards: d.step(1_000, 6_000, 100),
    returns: d.step(1_000, 7_000, 100),
    closing: d.step(8_000, 30_000, 200),
  }),
  fits: (v) => Math.abs(v.opening - v.closing) >= 1_000 && v.inwards !== v.outwards,
  make: (v) => {
    const answer = costOfSales({
      opening: v.opening,
      purchases: v.purchases,
      carriageIn: v.inwards,
      returns: v.returns,
      closing: v.closing,
    });
    return numberQuestion({
      ask: text`The trial balance of ${v.firm} at 31 December 20X5 shows: inventory at 1 January ${money(v.opening)}, purchases
        ${money(v.purchases)}, carriage inwards ${money(v.inwards)}, carriage outwards ${money(v.outwards)} and purchases returns
        ${money(v.returns)}. Inventory at 31 December was counted at ${money(v.closing)}.

        What is cost of sales for the year?`,
      before: "$",
      answer,
      hint: "Start with opening inventory, and end by taking off closing inventory.",
      mistakes: [
        {
          is: answer + 2 * (v.closing - v.opening),
          because: "Opening and closing inventory are exchanged: opening is added, closing taken off.",
        },
        { is: answer - v.inwards, because: "Carriage inwards is part of what the goods cost." },
        { is: answer + v.outwards, because: "Carriage outwards is a selling cost, not part of cost of sales." },
        {
          is: answer + v.outwards - v.inwards,
          because: "Carriage inwards belongs in cost of sales, carriage outwards in selling costs.",
        },
        { is: answer + 2 * v.returns, because: "Goods sent back to suppliers make purchases smaller." },
        { is: answer + v.returns, because: "The purchases returns are missing: take them off purchases." },
      ],
      worked: steps(
        line("Opening inventory", v.opening),
        line("Purchases", v.purchases),
        line("Carriage inwards", v.inwards),
        line("Purchases returns", -v.returns),
        line("Closing inventory", -v.closing),
        grand("Cost of sales", answer),
      ),
    });
  },
});
