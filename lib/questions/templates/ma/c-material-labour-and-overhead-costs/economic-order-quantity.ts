import { economicOrder, yearlyCost } from "@/lib/accountancy/costing/inventory-control";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const economicOrderQuantity = template({
  key: "ma-economic-order-quantity",
  version: 1,
  point: "MA.C.material-labour-and-overhead-costs.order-quantity",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    order: d.step(200, 1_600, 100),
    orders: d.pick([4, 5, 6, 8, 10, 12]),
    holding: d.pick([0.5, 0.8, 1, 1.2, 1.5, 2, 2.5, 3, 4, 5]),
    wantsCost: d.chance(0.5),
  }),
  fits: (v) => Number.isInteger((v.order * v.holding * 10) / (2 * v.orders)) && v.order * v.holding > 2 * v.orders * 10,
  make: (v) => {
    const one = {
      demand: v.order * v.orders,
      orderCost: round((v.order * v.holding) / (2 * v.orders), 2),
      holdingCost: v.holding,
    };
    const best = round(economicOrder(one));
    const year = yearlyCost(one, best);
    const facts = `${v.firm} uses ${figure(one.demand)} metres of cloth a year. Placing an order costs ${money(one.orderCost)}, and holding one metre for a year costs ${money(one.holdingCost)}.`;
    if (v.wantsCost)
      return numberQuestion({
        ask: text`${facts} It orders the economic order quantity.

          What do ordering and holding cost together in a year?`,
        before: "$",
        answer: round(year.total),
        hint: "Find the order quantity first. On average half an order is in store.",
        mistakes: [
          { is: year.ordering, because: "That is the cost of ordering alone. Holding costs as much again." },
          {
            is: year.ordering + best * v.holding,
            because: "You held a whole order all year. On average half of it is in store.",
          },
          { is: best, because: "That is the quantity to order. The question asks for the cost of a year." },
        ],
        worked: steps(
          `EOQ = √(2 × ${money(one.orderCost)} × ${figure(one.demand)} ÷ ${money(one.holdingCost)}) = ${figure(best)} metres, so ${v.orders} orders a year.`,
          line(`Ordering: ${v.orders} × ${money(one.orderCost)}`, year.ordering),
          line(`Holding: ${figure(best / 2)} × ${money(one.holdingCost)}`, year.holding),
          grand("Cost of a year", round(year.total)),
        ),
      });
    return numberQuestion({
      ask: text`${facts}

        What is the economic order quantity?`,
      after: "metres",
      answer: best,
      hint: "Two times the cost of an order times yearly demand, over the holding cost; then the root.",
      mistakes: [
        { is: best / Math.SQRT2, because: "The 2 is missing under the root." },
        { is: best / 2, because: "That is the average inventory: half an order." },
        { is: v.orders, because: "That is the number of orders in a year." },
        {
          is: economicOrder({ ...one, demand: one.demand / 12 }),
          because: "You took a month's demand with a year's holding cost. Both must cover the same time.",
        },
      ],
      worked: steps(
        `2 × ${money(one.orderCost)} × ${figure(one.demand)} ÷ ${money(one.holdingCost)} = ${figure(best * best)}.`,
        line("Its root: the economic order quantity", best),
      ),
    });
  },
});
