import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const closingWorkInProgress = template({
  key: "ma-closing-work-in-progress",
  version: 1,
  point: "MA.C.cost-accounting-methods.equivalent-units",
  marks: 2,
  seconds: 150,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    finished: d.step(1_000, 5_000, 100),
    left: d.step(200, 1_000, 100),
    percent: d.pick([20, 25, 30, 40, 50, 60, 75, 80]),
    material: d.step(3, 14, 1),
    conversion: d.step(2, 12, 1),
  }),
  make: (v) => {
    const done = (v.left * v.percent) / 100;
    const costs = { material: (v.finished + v.left) * v.material, conversion: (v.finished + done) * v.conversion };
    const answer = v.left * v.material + done * v.conversion;
    return numberQuestion({
      ask: text`A process of ${v.firm} had no opening work in progress. ${v.finished + v.left} units were started and ${v.finished} were finished. The other ${v.left} have all
        their material and ${v.percent}% of their conversion. Material cost ${money(costs.material)} and conversion ${money(costs.conversion)}.

        What is the value of closing work in progress?`,
      before: "$",
      answer,
      hint: "Count equivalent units separately for material and for conversion.",
      mistakes: [
        {
          is: v.left * (v.material + v.conversion),
          because: `Conversion of the unfinished units is only ${v.percent}% done.`,
        },
        {
          is: done * (v.material + v.conversion),
          because: "The unfinished units have all their material: it counts in full.",
        },
        {
          is: v.left * v.material,
          because: "Conversion was left out. A part of that work has been done.",
        },
      ],
      worked: steps(
        `Equivalent units: material ${figure(v.finished)} + ${figure(v.left)} = ${figure(v.finished + v.left)}; conversion ${figure(v.finished)} + ${figure(done)} = ${figure(v.finished + done)}.`,
        `Each: material ${money(v.material)}, conversion ${money(v.conversion)}.`,
        line(`Material, ${figure(v.left)} × ${money(v.material)}`, v.left * v.material),
        line(`Conversion, ${figure(done)} × ${money(v.conversion)}`, done * v.conversion),
        grand("Closing work in progress", answer),
      ),
    });
  },
});
