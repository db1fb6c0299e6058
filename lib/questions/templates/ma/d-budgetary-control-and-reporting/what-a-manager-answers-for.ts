import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

const OWN = ["Cleaning materials", "Casual staff", "Laundry", "Stationery"];
const OTHERS = ["Rent, set by head office", "Head office charge", "Depreciation, by the group's policy", "Own salary"];

export const whatAManagerAnswersFor = template({
  key: "ma-what-a-manager-answers-for",
  version: 1,
  point: "MA.D.budgetary-control-and-reporting.controllable",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    person: d.person(),
    own: d.several(OWN, 3).map((name) => ({ name, flexed: d.step(1_000, 9_000, 100), gap: d.step(-600, 900, 50) })),
    other: d
      .several(OTHERS, 2)
      .map((name) => ({ name, flexed: d.step(2_000, 12_000, 100), gap: d.step(-600, 900, 50) })),
  }),
  fits: (v) =>
    [...v.own, ...v.other].every(({ gap }) => gap !== 0) &&
    Math.abs(sumOf(v.own)) >= 100 &&
    Math.abs(sumOf(v.other)) >= 100 &&
    sumOf(v.own) !== sumOf(v.other),
  make: (v) => {
    const answer = sumOf(v.own);
    const [first] = v.own;
    return numberQuestion({
      ask: text`${v.person} manages a hotel and decides on its cleaning materials, stationery, laundry and casual staff. Its costs in May:

        ${table(
          ["", "Flexed budget $", "Actual $"],
          [...v.own, ...v.other].map(({ name, flexed, gap }) => [name, flexed, flexed + gap]),
        )}

        What is the total variance of the costs that ${v.person} controls? Give an adverse total as a **positive** and a favourable one as a **negative** figure.`,
      before: "$",
      answer,
      hint: "Strike out the lines that somebody else decides.",
      mistakes: [
        {
          is: answer + sumOf(v.other),
          because: "Some of these costs are decided by others. They do not belong in this total.",
        },
        { is: sumOf(v.other), because: "These are the costs that somebody else decides." },
        { is: -answer, because: "The sign is turned round: more cost than budgeted is adverse, positive here." },
        { is: answer - (first?.gap ?? 0), because: `${first?.name ?? ""} can be controlled here as well.` },
      ],
      worked: steps(...v.own.map(({ name, gap }) => line(name, gap)), total("Controllable variance", answer)),
    });
  },
});

const sumOf = (lines: { gap: number }[]) => lines.reduce((all, { gap }) => all + gap, 0);
