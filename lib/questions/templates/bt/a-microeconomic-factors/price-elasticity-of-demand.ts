import { growth, priceElasticity } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

type Values = { firm: string; sold: string; price: number; quantity: number; percent: number; elastic: number };

const newPrice = (v: Values) => round(v.price * (1 + v.percent / 100), 2);
const newQuantity = (v: Values) => v.quantity * (1 - (v.percent * v.elastic) / 100);

export const priceElasticityOfDemand = template<Values>({
  key: "bt-price-elasticity-of-demand",
  version: 2,
  point: "BT.A.microeconomic-factors.elasticity",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => {
    const [sold, dearest] = d.pick([
      ["haircuts", 60],
      ["tickets", 60],
      ["car washes", 30],
      ["swimming lessons", 40],
      ["pizzas", 20],
      ["guided tours", 60],
    ] as const);
    return {
      firm: d.firm(),
      sold,
      price: d.step(10, dearest, 5),
      quantity: d.step(200, 4_000, 100),
      percent: d.pick([-20, -10, 10, 20, 25]),
      elastic: d.pick([0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 1.2, 1.25, 1.5, 1.75, 2, 2.5]),
    };
  },
  fits: (v) => Number.isInteger(round(newQuantity(v), 6)),
  make: (v) => {
    const [price, quantity] = [newPrice(v), round(newQuantity(v))];
    const answer = priceElasticity([v.quantity, quantity], [v.price, price]);
    const changes = [Math.abs(growth(quantity, v.quantity)), Math.abs(growth(price, v.price))] as const;
    return numberQuestion({
      ask: text`${v.firm} changes the price of its ${v.sold} from ${money(v.price)} to ${money(price)}. Sales go from ${v.quantity} to ${quantity} a month.

        What is the price elasticity of demand, without its sign and to two decimal places? Use the original figures as the base of the percentages.`,
      places: 2,
      answer: round(answer, 2),
      hint: "Work out two percentages first: the change in quantity and the change in price.",
      mistakes: [
        { is: 1 / answer, because: "The fraction is upside down. The change in quantity stands on top." },
        {
          is: priceElasticity([quantity, v.quantity], [price, v.price]),
          because: "You took the percentages of the new figures. The question asks for the original ones.",
        },
        {
          is: Math.abs(quantity - v.quantity) / Math.abs(price - v.price),
          because: "You divided the changes themselves. Elasticity compares changes in **per cent**.",
        },
        { is: changes[0] / 100, because: "That is only the change in quantity. Divide it by the change in price." },
      ],
      worked: steps(
        line("Change in quantity", `${figure(changes[0], 1)}%`),
        line("Change in price", `${figure(changes[1], 1)}%`),
        `${figure(changes[0], 1)}% ÷ ${figure(changes[1], 1)}% = ${figure(answer, 2)}`,
      ),
    });
  },
});
