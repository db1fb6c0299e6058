import { bySalesValue, byUnits } from "@/lib/accountancy/costing/joint";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const jointCostShare = template({
  key: "ma-joint-cost-share",
  version: 2,
  point: "MA.C.cost-accounting-methods.joint-costs",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    cost: d.step(20_000, 90_000, 1_000),
    cream: d.step(500, 2_500, 250),
    milk: d.step(3_000, 12_000, 500),
    creamPrice: d.step(4, 9, 1),
    milkPrice: d.step(1, 2, 1),
    bySales: d.chance(0.6),
  }),
  fits: (v) =>
    v.milk >= 3 * v.cream &&
    Number.isInteger((v.cost * v.cream) / (v.cream + v.milk)) &&
    Number.isInteger((v.cost * v.cream * v.creamPrice) / (v.cream * v.creamPrice + v.milk * v.milkPrice)),
  make: (v) => {
    const products = [
      { units: v.cream, priceAtSplit: v.creamPrice },
      { units: v.milk, priceAtSplit: v.milkPrice },
    ];
    const [units = 0, otherByUnits = 0] = byUnits(v.cost, products);
    const [sales = 0, otherBySales = 0] = bySalesValue(v.cost, products);
    const answer = v.bySales ? sales : units;
    const [basis, all] = v.bySales
      ? [v.cream * v.creamPrice, v.cream * v.creamPrice + v.milk * v.milkPrice]
      : [v.cream, v.cream + v.milk];
    return numberQuestion({
      ask: text`A joint process of ${v.firm} cost ${money(v.cost)} and gave ${v.cream} litres of cream and ${v.milk} litres of skimmed milk. At the split-off point cream sells for
        ${money(v.creamPrice)} and skimmed milk for ${money(v.milkPrice)} a litre.

        What is the share of the **cream** in the joint cost by ${v.bySales ? "sales value at split-off" : "physical units"}?`,
      before: "$",
      answer,
      hint: "The cream's part of the basis, over the whole basis.",
      mistakes: [
        {
          is: v.bySales ? units : sales,
          because: v.bySales
            ? "You shared by litres. The question asks for sales value."
            : "You shared by sales value. The question asks for litres.",
        },
        { is: v.bySales ? otherBySales : otherByUnits, because: "That is the share of the skimmed milk." },
        { is: v.cost / 2, because: "The cost was halved. The basis decides on the shares." },
      ],
      worked: steps(
        `Basis of the cream ${figure(basis)}, of both ${figure(all)}.`,
        line(`${money(v.cost)} × ${figure(basis)} ÷ ${figure(all)}`, answer),
      ),
    });
  },
});
