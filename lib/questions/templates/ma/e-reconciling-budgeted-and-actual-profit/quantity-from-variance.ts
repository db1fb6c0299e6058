import { usage as usageVariance } from "@/lib/accountancy/variances/costs";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const quantityFromVariance = template({
  key: "ma-quantity-from-variance",
  version: 1,
  point: "MA.E.reconciling-budgeted-and-actual-profit.working-back",
  marks: 2,
  seconds: 110,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    output: d.step(500, 3_000, 100),
    kilos: d.pick([0.5, 1.5, 2, 2.5, 3, 4]),
    price: d.step(2, 12, 1),
    extra: d.step(-240, 240, 20),
  }),
  fits: (v) => v.extra !== 0,
  make: (v) => {
    const standard = v.output * v.kilos;
    const answer = standard + v.extra;
    const variance = usageVariance({
      standardQuantity: v.kilos,
      standardPrice: v.price,
      output: v.output,
      actualQuantity: answer,
      actualCost: 0,
    });
    const kind = variance > 0 ? "favourable" : "adverse";
    return numberQuestion({
      ask: text`The standard of ${v.firm} is ${v.kilos} kg of material at ${money(v.price)} a kg for one unit. ${v.output} units were made, and the material usage variance was
        ${money(Math.abs(variance))} ${kind}.

        How many kilograms were used?`,
      after: "kg",
      answer,
      hint: "Turn the variance into kilograms at the standard price.",
      mistakes: [
        {
          is: standard - v.extra,
          because: `The sign is turned round. ${kind === "adverse" ? "Adverse means that more was used" : "Favourable means that less was used"} than the output should need.`,
        },
        {
          is: standard,
          because: "That is what the output should have needed. The variance says that the use was different.",
        },
        { is: standard - variance, because: "The variance is in dollars. Divide it by the standard price first." },
      ],
      worked: steps(
        `In kilograms the variance is ${money(Math.abs(variance))} ÷ ${money(v.price)} = ${figure(Math.abs(v.extra))}.`,
        line(`Needed: ${figure(v.output)} × ${v.kilos}`, standard),
        line(`${kind === "adverse" ? "Used beyond that" : "Saved"}`, v.extra),
        grand("Kilograms used", answer),
      ),
    });
  },
});
