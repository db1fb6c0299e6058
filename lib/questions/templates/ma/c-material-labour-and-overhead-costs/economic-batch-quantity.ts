import { economicBatch, economicOrder } from "@/lib/accountancy/costing/inventory-control";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const economicBatchQuantity = template({
  key: "ma-economic-batch-quantity",
  version: 1,
  point: "MA.C.material-labour-and-overhead-costs.order-quantity",
  marks: 2,
  seconds: 140,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    batch: d.step(400, 3_000, 200),
    batches: d.pick([4, 5, 8, 10, 12]),
    percentUsed: d.pick([20, 25, 40, 60, 75, 80]),
    holding: d.pick([0.5, 0.8, 1, 1.5, 2, 2.5, 4, 5]),
  }),
  fits: (v) => {
    const [setUp, rate] = [setUpOf(v), (v.batch * v.batches * 100) / v.percentUsed];
    return Number.isInteger(setUp) && setUp >= 20 && setUp <= 2_000 && Number.isInteger(rate);
  },
  make: (v) => {
    const demand = v.batch * v.batches;
    const rate = (demand * 100) / v.percentUsed;
    const [setUp, used] = [setUpOf(v), v.percentUsed / 100];
    const one = { demand, orderCost: setUp, holdingCost: v.holding };
    const answer = round(economicBatch({ ...one, rate }));
    return numberQuestion({
      ask: text`${v.firm} sells ${figure(demand)} ${v.product} a year, evenly through the year, and makes them itself in batches. Its machine makes them at a rate of ${figure(rate)} a year. Setting it up for a batch costs ${money(setUp)}, and holding one unit for a year costs ${money(v.holding)}.

        What is the economic batch quantity, to the nearest unit?`,
      after: "units",
      answer,
      hint: "Which share of what is made goes into store, while the rest is sold at once?",
      mistakes: [
        {
          is: economicOrder(one),
          because: "That is the order quantity for goods that arrive all at once. While a batch is made, part is sold.",
        },
        {
          is: economicOrder({ ...one, holdingCost: v.holding * used }),
          because:
            "You multiplied holding cost by the share that is sold at once. Only the rest, 1 less that share, is stored.",
        },
        { is: answer / Math.SQRT2, because: "The 2 is missing under the root." },
        { is: v.batches, because: "That is the number of batches in a year." },
      ],
      worked: steps(
        `Demand ÷ rate of production: ${figure(demand)} ÷ ${figure(rate)} = ${used}. So 1 − ${used} = ${round(1 - used, 2)} of what is made goes into store.`,
        `2 × ${money(setUp)} × ${figure(demand)} ÷ (${money(v.holding)} × ${round(1 - used, 2)}) = ${figure(answer * answer)}.`,
        line("Its root: the economic batch quantity", answer),
      ),
    });
  },
});

/** The cost of setting up with which these batches are the cheapest. */
const setUpOf = (v: { batch: number; batches: number; percentUsed: number; holding: number }): number =>
  round((v.batch * v.holding * (100 - v.percentUsed)) / (200 * v.batches), 6);
