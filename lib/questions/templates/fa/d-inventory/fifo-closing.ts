import { fifo } from "@/lib/accountancy/inventory";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const fifoClosing = template({
  key: "fa-fifo-closing",
  version: 1,
  point: "FA.D.inventory.fifo-and-average",
  marks: 2,
  seconds: 140,
  difficulty: 0,
  draw: (d) => {
    const product = d.product();
    const price = d.step(product.from, product.to, 1);
    const rise = Math.max(1, Math.round(price / 15));
    return {
      firm: d.firm(),
      many: product.plural,
      month: d.month(),
      opening: d.step(40, 120, 10),
      first: d.step(60, 160, 10),
      second: d.step(60, 160, 10),
      prices: [price, price + rise * d.step(1, 2, 1), price + rise * d.step(3, 5, 1)] as const,
      sold: d.step(80, 300, 10),
    };
  },
  fits: (v) => {
    const left = v.opening + v.first + v.second - v.sold;
    return left > v.second && left < v.second + v.first && v.sold > v.opening;
  },
  make: (v) => {
    const [p0, p1, p2] = v.prices;
    const deliveries = [
      { units: v.opening, unitCost: p0 },
      { units: v.first, unitCost: p1 },
      { units: v.second, unitCost: p2 },
    ];
    const { closing, issued } = fifo([...deliveries, { issued: v.sold }]);
    const older = closing.units - v.second;
    return numberQuestion({
      ask: text`On 1 ${v.month} ${v.firm} has ${v.opening} ${v.many} in inventory, which cost ${money(p0)} each. It buys ${v.first} on the 8th at
        ${money(p1)} each and ${v.second} on the 17th at ${money(p2)} each. On the 25th it sells ${v.sold}.

        What is closing inventory by FIFO?`,
      before: "$",
      answer: closing.value,
      hint: "Which deliveries are the units that are left from?",
      mistakes: [
        { is: issued, because: "That is the cost of what was sold. The question asks for what is left." },
        {
          is: v.opening * p0 + (closing.units - v.opening) * p1,
          because: "You left the oldest units in inventory. First in, first out: the oldest are sold first.",
        },
        {
          is: closing.units * p2,
          because: "The latest delivery is not large enough. The rest comes from the one before.",
        },
        {
          is: round((closing.units * (closing.value + issued)) / (v.opening + v.first + v.second)),
          because: "That is the average cost. FIFO leaves the newest prices in inventory.",
        },
      ],
      worked: steps(
        `Units left: ${v.opening} + ${v.first} + ${v.second} − ${v.sold} = ${closing.units}. They are the newest.`,
        line(`Delivery of the 17th, ${v.second} × ${money(p2)}`, v.second * p2),
        line(`Delivery of the 8th, ${older} × ${money(p1)}`, older * p1),
        grand("Closing inventory", closing.value),
      ),
    });
  },
});
