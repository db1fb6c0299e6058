import { average, fifo } from "@/lib/accountancy/inventory";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const averageIssue = template({
  key: "fa-average-issue",
  version: 2,
  point: "FA.D.inventory.fifo-and-average",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => {
    const product = d.product();
    // Pairs of deliveries whose average comes out even with a rise of so many dollars.
    const [opening, bought, even] = d.pick([
      [100, 100, 2],
      [200, 200, 2],
      [200, 100, 3],
      [120, 240, 3],
      [100, 300, 4],
      [300, 100, 4],
      [200, 300, 5],
      [240, 160, 5],
      [160, 240, 5],
    ] as const);
    return {
      firm: d.firm(),
      many: product.plural,
      month: d.month(),
      opening,
      bought,
      price: d.step(Math.max(20, product.from), Math.max(60, product.to), 1),
      rise: even,
      sold: opening + d.step(20, bought - 40, 20),
      later: d.step(60, 200, 20),
      laterRise: d.step(1, 6, 1),
    };
  },
  make: (v) => {
    const first = v.price + v.rise;
    const last = first + v.laterRise;
    const deliveries = [
      { units: v.opening, unitCost: v.price },
      { units: v.bought, unitCost: first },
    ];
    const mean = v.price + (v.rise * v.bought) / (v.opening + v.bought);
    const { issued } = average([...deliveries, { issued: v.sold }]);
    const all = v.opening + v.bought + v.later;
    const allCost = v.opening * v.price + v.bought * first + v.later * last;
    return numberQuestion({
      ask: text`On 1 ${v.month} ${v.firm} holds ${v.opening} ${v.many} at ${money(v.price)} each. It buys ${v.bought} at ${money(first)} each on the
        6th, sells ${v.sold} on the 14th, and buys ${v.later} at ${money(last)} each on the 22nd. A new weighted average is worked
        out after each delivery.

        What is the cost of the ${v.many} that were sold?`,
      before: "$",
      answer: issued,
      hint: "Which deliveries had arrived when the goods were sold?",
      mistakes: [
        {
          is: fifo([...deliveries, { issued: v.sold }]).issued,
          because: "That is FIFO. The average spreads both prices over all units.",
        },
        {
          is: round((v.sold * (v.price + first)) / 2),
          because: "The plain average of two prices does not weigh how many were bought at each.",
        },
        {
          is: round((v.sold * allCost) / all),
          because: "The delivery of the 22nd came after the sale, so it cannot be in its cost.",
        },
        { is: v.sold * first, because: "You took the latest price. The average also includes the opening units." },
      ],
      worked: steps(
        table(
          ["", "Units", "Cost of one, $", "Total, $"],
          [
            ["1st", v.opening, v.price, v.opening * v.price],
            ["6th", v.bought, first, v.bought * first],
            ["Average", v.opening + v.bought, mean, v.opening * v.price + v.bought * first],
          ],
        ),
        `The goods are sold before the last delivery: ${v.sold} × ${money(mean)} = ${money(issued)}.`,
      ),
    });
  },
});
