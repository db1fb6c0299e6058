import { unrealisedProfit } from "@/lib/accountancy/consolidation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const profitNotRealised = template({
  key: "fa-profit-not-realised",
  version: 1,
  point: "FA.H.subsidiaries.trading-within-group",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    parent: d.firm(),
    sub: d.firm(),
    price: d.step(40_000, 160_000, 4_000),
    isMargin: d.chance(0.5),
    rate: d.pick([20, 25, 30, 40]),
    left: d.pick([20, 25, 40, 50, 60, 75]),
  }),
  fits: (v) =>
    Number.isInteger(
      v.isMargin ? (v.price * v.rate * v.left) / 10_000 : (v.price * v.rate * v.left) / ((100 + v.rate) * 100),
    ),
  make: (v) => {
    const of = (isMargin: boolean, unsoldPercent: number) =>
      unrealisedProfit({ price: v.price, unsoldPercent, ...(isMargin ? { margin: v.rate } : { markUp: v.rate }) });
    const answer = of(v.isMargin, v.left);
    const held = (v.price * v.left) / 100;
    return numberQuestion({
      ask: text`In the year ${v.parent} sold goods for ${money(v.price)} to its subsidiary ${v.sub}, at a ${v.isMargin ? "gross profit margin" : "mark-up"} of ${v.rate}%. At the year end ${v.left}% of them were
        still in the inventory of ${v.sub}.

        By how much is the group's inventory reduced for unrealised profit, to the nearest dollar?`,
      before: "$",
      answer,
      hint: "Find the profit in the goods that are still there.",
      mistakes: [
        {
          is: of(!v.isMargin, v.left),
          because: v.isMargin
            ? "A margin is a part of the price: take the rate of the price."
            : `A mark-up is a part of cost: the profit is ${v.rate}/${100 + v.rate} of the price.`,
        },
        {
          is: of(v.isMargin, 100),
          because: "Only the profit in goods still held is unrealised: the rest was sold to outsiders.",
        },
        { is: of(v.isMargin, 100 - v.left), because: "That is the profit in the goods that were sold on." },
        { is: held, because: "Only the profit in the goods is taken out, not the goods themselves." },
      ],
      worked: steps(
        line(`Goods still held, ${v.left}% of ${money(v.price)}`, held),
        `Profit in them: ${money(held)} × ${v.isMargin ? `${v.rate}%` : `${v.rate} ÷ ${100 + v.rate}`} = ${money(answer)}`,
      ),
    });
  },
});
