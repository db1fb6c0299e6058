import { price as salesPrice, volume as salesVolume } from "@/lib/accountancy/variances/sales";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const standardProfitOnSales = template({
  key: "ma-standard-profit-on-sales",
  version: 1,
  point: "MA.E.reconciling-budgeted-and-actual-profit.standard-profit",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    units: d.step(1_000, 6_000, 100),
    price: d.step(40, 120, 5),
    profit: d.step(8, 30, 1),
    more: d.step(-600, 600, 50),
    off: d.pick([-4, -3, -2, 2, 3]),
  }),
  fits: (v) => v.more !== 0,
  make: (v) => {
    const sold = v.units + v.more;
    const one = {
      budgetUnits: v.units,
      actualUnits: sold,
      standardPrice: v.price,
      actualRevenue: sold * (v.price + v.off),
      standardCost: v.price - v.profit,
    };
    const answer = v.units * v.profit + salesVolume(one);
    return numberQuestion({
      ask: text`${v.firm} budgeted to sell ${v.units} units at ${money(v.price)} each, with a standard profit of ${money(v.profit)} a unit. It sold ${sold} units at
        ${money(v.price + v.off)} each.

        What is the standard profit on actual sales?`,
      before: "$",
      answer,
      hint: "What would the units sold have earned if all else had gone to plan?",
      mistakes: [
        { is: v.units * v.profit, because: "That is the budgeted profit. Add or take off the sales volume variance." },
        {
          is: v.units * v.profit - salesVolume(one),
          because: "The sales volume variance was turned round. More units sold than planned is favourable.",
        },
        {
          is: answer + salesPrice(one),
          because: "The sales price variance was taken in too. It comes after this line.",
        },
      ],
      worked: steps(
        line(`Budgeted profit, ${figure(v.units)} × ${money(v.profit)}`, v.units * v.profit),
        line(`Sales volume variance, ${figure(v.more)} × ${money(v.profit)}`, salesVolume(one)),
        grand("Standard profit on actual sales", answer),
      ),
    });
  },
});
