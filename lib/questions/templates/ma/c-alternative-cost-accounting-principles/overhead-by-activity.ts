import { activityCosts, traditionalCosts } from "@/lib/accountancy/costing/activities";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const overheadByActivity = template({
  key: "ma-overhead-by-activity",
  version: 1,
  point: "MA.C.alternative-cost-accounting-principles.activity-rates",
  marks: 2,
  seconds: 150,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    units: d.step(4_000, 9_000, 500),
    few: d.pick([500, 1_000, 2_000]),
    setupRate: d.step(400, 1_500, 100),
    orderRate: d.step(50, 300, 10),
    setups: [d.step(10, 30, 1), d.step(10, 30, 1)] as const,
    orders: [d.step(30, 90, 5), d.step(30, 90, 5)] as const,
  }),
  fits: (v) => Number.isInteger(((v.setups[1] * v.setupRate + v.orders[1] * v.orderRate) * 100) / v.few),
  make: (v) => {
    const pools = [
      { cost: (v.setups[0] + v.setups[1]) * v.setupRate, drivers: v.setups },
      { cost: (v.orders[0] + v.orders[1]) * v.orderRate, drivers: v.orders },
    ] as const;
    const [, second = 0] = activityCosts(pools);
    const [, plain = 0] = traditionalCosts(pools, [v.units, v.few]);
    const answer = second / v.few;
    return numberQuestion({
      ask: text`${v.firm} makes mugs and bowls. Setting up costs ${money(pools[0].cost)} a year, ordering ${money(pools[1].cost)}. Each piece takes one hour.

        ${table(
          ["", "Mugs", "Bowls"],
          [
            ["Units", v.units, v.few],
            ["Set-ups", v.setups[0], v.setups[1]],
            ["Orders", v.orders[0], v.orders[1]],
          ],
        )}

        Under activity-based costing, what is the overhead of one **bowl**, to two decimal places?`,
      before: "$",
      places: 2,
      answer,
      hint: "Find the cost of one set-up and of one order.",
      mistakes: [
        {
          is: plain / v.few,
          because: "That is one rate for all hours. ABC charges each product for the activities it causes.",
        },
        {
          is: (v.setups[1] * v.setupRate) / v.few,
          because: "Ordering was left out. Both activities have to be charged.",
        },
        {
          is: second / (v.units + v.few),
          because: "You divided by all units. The bowls' overhead is borne by the bowls.",
        },
      ],
      worked: steps(
        `One set-up: ${money(pools[0].cost)} ÷ ${v.setups[0] + v.setups[1]} = ${money(v.setupRate)}. One order: ${money(pools[1].cost)} ÷ ${v.orders[0] + v.orders[1]} = ${money(v.orderRate)}.`,
        line(`Set-ups of bowls, ${v.setups[1]} × ${money(v.setupRate)}`, v.setups[1] * v.setupRate),
        line(`Orders of bowls, ${v.orders[1]} × ${money(v.orderRate)}`, v.orders[1] * v.orderRate),
        total("Overhead of all bowls", second),
        line(`One bowl: ÷ ${figure(v.few)}`, round(answer, 2)),
      ),
    });
  },
});
