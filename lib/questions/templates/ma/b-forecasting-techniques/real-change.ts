import { deflated } from "@/lib/accountancy/forecasting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const realChange = template({
  key: "ma-real-change",
  version: 2,
  point: "MA.B.forecasting-techniques.index-numbers",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    what: d.pick(["revenue", "wages", "rent", "material costs"]),
    base: d.step(105, 125, 1),
    rise: d.step(4, 30, 1),
    before: d.step(200_000, 700_000, 5_000),
    percent: d.step(-4, 30, 1),
  }),
  fits: (v) => v.percent !== 0 && Math.abs(v.percent - (v.rise / v.base) * 100) > 0.6,
  make: (v) => {
    const now = v.base + v.rise;
    const amount = (v.before * (100 + v.percent)) / 100;
    const inOldMoney = deflated(amount, now, v.base);
    return numberQuestion({
      ask: text`In 20X3 ${v.firm} had ${v.what} of ${money(v.before)}, and the price index stood at ${v.base}. In 20X6 the figure was ${money(amount)} and the index ${now}.

        What is the figure of 20X6 at the prices of 20X3, to the nearest dollar?`,
      before: "$",
      answer: round(inOldMoney),
      hint: "Prices rose, so the same amount buys less than before.",
      mistakes: [
        { is: amount, because: "That is in the money of 20X6. Divide by what prices have become." },
        {
          is: deflated(amount, v.base, now),
          because: "The index is turned round: 20X3 had lower prices, so the figure must become smaller.",
        },
        {
          is: deflated(amount, now, 100),
          because: "That is at the prices of the base year of the index, not of 20X3.",
        },
        {
          is: (amount * (100 - v.rise)) / 100,
          because: `You took off ${v.rise}%, the rise in points of the index. Multiply by ${v.base} and divide by ${now}.`,
        },
      ],
      worked: text`${money(amount)} × ${v.base} ÷ ${now} = ${money(round(inOldMoney))}`,
    });
  },
});
