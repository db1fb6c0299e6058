import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

export const reorderLevel = template({
  key: "ma-reorder-level",
  version: 2,
  point: "MA.C.material-labour-and-overhead-costs.order-quantity",
  marks: 2,
  seconds: 70,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    least: d.step(40, 120, 10),
    more: d.step(20, 120, 10),
    quick: d.step(2, 6, 1),
    slower: d.step(2, 6, 1),
    order: d.step(800, 3_000, 100),
  }),
  make: (v) => {
    const [most, slow] = [v.least + v.more, v.quick + v.slower];
    const answer = most * slow;
    return numberQuestion({
      ask: text`${v.firm} uses between ${v.least} and ${most} kg of glue a day. A delivery takes between ${v.quick} and ${slow} days. It always orders ${v.order} kg.

        At which level of inventory should it order, so that it never runs out?`,
      after: "kg",
      answer,
      hint: "Think of the worst case: the longest wait with the highest use.",
      mistakes: [
        {
          is: v.least * v.quick,
          because: "That is the best case. With a longer wait or higher use the shelf would be empty.",
        },
        {
          is: ((v.least + most) / 2) * ((v.quick + slow) / 2),
          because: "That is an average case. Whenever use or wait is above the average, the shelf may be empty.",
        },
        { is: most * v.quick, because: "The delivery may take longer. Use the longest wait." },
        { is: v.least * slow, because: "More may be used while you wait. Use the highest daily use." },
      ],
      worked: steps(
        line("Highest use a day, kg", most),
        line("Longest wait, days", slow),
        line(`Reorder level: ${most} × ${slow}`, answer),
      ),
    });
  },
});
