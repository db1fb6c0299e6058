import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const profitFromTheOtherMethod = template({
  key: "ma-profit-from-the-other-method",
  version: 2,
  point: "MA.C.absorption-and-marginal-costing.profit-difference",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    made: d.step(6_000, 20_000, 500),
    change: d.step(-1_500, 1_500, 100),
    rate: d.step(2, 12, 1),
    profit: d.step(40_000, 150_000, 1_000),
    price: d.step(25, 80, 1),
    fromMarginal: d.chance(0.5),
  }),
  fits: (v) => v.change !== 0,
  make: (v) => {
    const sold = v.made - v.change;
    const apart = v.change * v.rate;
    const answer = v.fromMarginal ? v.profit + apart : v.profit - apart;
    const [known, asked] = v.fromMarginal ? ["marginal", "absorption"] : ["absorption", "marginal"];
    return numberQuestion({
      ask: text`${v.firm} made ${v.made} units last year and sold ${sold} at ${money(v.price)} each. Fixed production overhead is absorbed at ${money(v.rate)} a unit. Under
        ${known} costing its profit was ${money(v.profit)}.

        What was its profit under **${asked}** costing?`,
      before: "$",
      answer,
      hint: "Did inventory rise or fall, and how much fixed overhead does the change carry?",
      mistakes: [
        {
          is: v.profit - (answer - v.profit),
          because:
            "The direction is turned round. Absorption profit is higher when inventory rises, lower when it falls.",
        },
        { is: v.profit, because: "The two profits are equal only where inventory does not change." },
        {
          is: v.fromMarginal ? v.profit + v.change * v.price : v.profit - v.change * v.price,
          because: "The units were valued at the selling price. Only fixed overhead per unit is treated differently.",
        },
      ],
      worked: steps(
        `Inventory ${v.change > 0 ? "rose" : "fell"} by ${figure(Math.abs(v.change))} units, which carry ${money(v.rate)} of fixed overhead each.`,
        line(`Profit under ${known} costing`, v.profit),
        line("Fixed overhead in the change of inventory", answer - v.profit),
        grand(`Profit under ${asked} costing`, answer),
      ),
    });
  },
});
