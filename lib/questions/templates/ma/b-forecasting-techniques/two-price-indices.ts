import { indexNumber, laspeyres, paasche } from "@/lib/accountancy/forecasting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const twoPriceIndices = template({
  key: "ma-two-price-indices",
  version: 2,
  point: "MA.B.forecasting-techniques.index-numbers",
  marks: 2,
  seconds: 140,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    goods: d.several(["flour", "oil", "sugar", "tea", "salt", "rice"], 2),
    basePrices: [d.step(2, 10, 1), d.step(2, 10, 1)],
    rises: [d.step(5, 60, 5), d.step(5, 60, 5)],
    baseQuantities: [d.step(100, 600, 20), d.step(100, 600, 20)],
    changes: [d.step(-40, 40, 10), d.step(-40, 40, 10)],
    wantsLaspeyres: d.chance(0.5),
  }),
  fits: (v) =>
    Math.abs((v.rises[0] ?? 0) - (v.rises[1] ?? 0)) >= 15 && Math.abs((v.changes[0] ?? 0) - (v.changes[1] ?? 0)) >= 30,
  make: (v) => {
    const goods = v.goods.map((name, index) => {
      const [basePrice = 0, baseQuantity = 0] = [v.basePrices[index], v.baseQuantities[index]];
      const price = round((basePrice * (100 + (v.rises[index] ?? 0))) / 100, 2);
      return { name, basePrice, baseQuantity, price, quantity: (baseQuantity * (100 + (v.changes[index] ?? 0))) / 100 };
    });
    const cost = (price: "basePrice" | "price", quantity: "baseQuantity" | "quantity") =>
      goods.reduce((total, good) => total + good[price] * good[quantity], 0);
    const basket = v.wantsLaspeyres ? ("baseQuantity" as const) : ("quantity" as const);
    const [now, then] = [cost("price", basket), cost("basePrice", basket)];
    const answer = round(v.wantsLaspeyres ? laspeyres(goods) : paasche(goods), 1);
    const relatives = goods.reduce((total, good) => total + indexNumber(good.price, good.basePrice), 0) / goods.length;
    const prices = table(
      ["", "20X4 price", "20X4 quantity", "20X5 price", "20X5 quantity"],
      goods.map((good) => [
        good.name,
        money(good.basePrice),
        figure(good.baseQuantity),
        money(good.price),
        figure(good.quantity),
      ]),
    );
    return numberQuestion({
      ask: text`In two years ${v.firm} bought these goods, in kilograms:

        ${prices}

        What is the ${v.wantsLaspeyres ? "Laspeyres" : "Paasche"} price index of 20X5 with 20X4 = 100, to one decimal place?`,
      places: 1,
      answer,
      hint: `Price one basket twice. Whose quantities does ${v.wantsLaspeyres ? "Laspeyres" : "Paasche"} take?`,
      mistakes: [
        {
          is: v.wantsLaspeyres ? paasche(goods) : laspeyres(goods),
          because: v.wantsLaspeyres
            ? "You took the quantities of 20X5: that is Paasche. Laspeyres keeps the basket of the base year."
            : "You took the quantities of 20X4: that is Laspeyres. Paasche takes the basket of the current year.",
        },
        {
          is: indexNumber(cost("price", "quantity"), cost("basePrice", "baseQuantity")),
          because: "Prices and quantities both changed in your sum. A price index keeps one basket.",
        },
        { is: relatives, because: "You averaged the two rises in price, as if the same sum was spent on each." },
        { is: indexNumber(then, now), because: "It is turned round: the year 20X4 is the base, below the line." },
      ],
      worked: steps(
        `Basket: the quantities of ${v.wantsLaspeyres ? "20X4, the base year" : "20X5, the current year"}.`,
        line("At prices of 20X5", round(now, 2)),
        line("At prices of 20X4", round(then, 2)),
        line("Index: the first ÷ the second × 100", answer.toFixed(1)),
      ),
    });
  },
});
