import { price as priceVariance, usage as usageVariance } from "@/lib/accountancy/variances/costs";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const materialPriceOrUsage = template({
  key: "ma-material-price-or-usage",
  version: 1,
  point: "MA.E.variance-calculation-and-analysis.material-variances",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    kilos: d.step(2, 8, 1),
    standardPrice: d.step(3, 15, 1),
    output: d.step(400, 2_000, 50),
    extra: d.step(-200, 200, 20),
    paid: d.step(-1_500, 1_500, 50),
    wantsPrice: d.chance(0.5),
  }),
  fits: (v) => v.extra !== 0 && v.paid !== 0,
  make: (v) => {
    const actualQuantity = v.output * v.kilos + v.extra;
    const one = {
      standardQuantity: v.kilos,
      standardPrice: v.standardPrice,
      output: v.output,
      actualQuantity,
      actualCost: actualQuantity * v.standardPrice + v.paid,
    };
    const [price, usage] = [priceVariance(one), usageVariance(one)];
    const answer = v.wantsPrice ? price : usage;
    return numberQuestion({
      ask: text`The standard of ${v.firm} is ${v.kilos} kg of material at ${money(v.standardPrice)} a kg for one unit. In June ${v.output} ${v.product} were made. ${actualQuantity} kg were
        bought and used, at a cost of ${money(one.actualCost)}.

        What is the material **${v.wantsPrice ? "price" : "usage"}** variance? Give an adverse variance as a negative figure.`,
      before: "$",
      answer,
      hint: v.wantsPrice ? "What should the quantity bought have cost?" : "What should this output have needed?",
      mistakes: [
        { is: -answer, because: "The sign is turned round. More cost than standard is adverse." },
        {
          is: v.wantsPrice ? usage : price,
          because: v.wantsPrice
            ? "That is the usage variance. Price compares what was paid with the standard price of what was bought."
            : "That is the price variance. Usage compares quantities, at the standard price.",
        },
        { is: price + usage, because: "That is the total material variance: price and usage together." },
      ],
      worked: v.wantsPrice
        ? steps(
            line(
              `${figure(actualQuantity)} kg should cost, at ${money(v.standardPrice)}`,
              actualQuantity * v.standardPrice,
            ),
            line("They did cost", -one.actualCost),
            grand(price > 0 ? "Favourable" : "Adverse", price),
          )
        : steps(
            `${figure(v.output)} units should need ${figure(v.output * v.kilos)} kg; ${figure(actualQuantity)} kg were used.`,
            line(`Difference of ${figure(-v.extra)} kg × ${money(v.standardPrice)}`, usage),
          ),
    });
  },
});
