import { round } from "@/lib/accountancy/round";
import { normalArea } from "@/lib/accountancy/statistics";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const shareOfCurve = template({
  key: "ma-share-of-curve",
  version: 1,
  point: "MA.B.summarising-and-analysing-data.normal-distribution",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    mean: d.step(400, 1_000, 20),
    deviation: d.step(10, 60, 5),
    z: d.step(0.4, 2.4, 0.2),
    above: d.chance(0.5),
    side: d.chance(0.5),
  }),
  make: (v) => {
    const area = normalArea(v.z);
    const limit = round(v.mean + (v.above ? 1 : -1) * v.z * v.deviation, 2);
    // `side`: asked for the tail beyond the limit, else for what lies on the other side of it.
    const answer = round((v.side ? 0.5 - area : 0.5 + area) * 100, 2);
    const more = v.above === v.side;
    return numberQuestion({
      ask: text`A machine of ${v.firm} fills packets of flour. Their weight is normally distributed with a mean of ${v.mean} g and a standard deviation of ${v.deviation} g. For z = ${figure(v.z, 1)} the table of the normal distribution gives an
        area of ${figure(area * 100, 2)}% between the mean and z.

        What percentage of the packets weighs ${more ? "more" : "less"} than ${limit} g, to two decimal places?`,
      after: "%",
      places: 2,
      answer,
      hint: "Half of all packets lie on each side of the mean.",
      mistakes: [
        { is: area * 100, because: "That is the part between the mean and the limit." },
        {
          is: 100 - answer,
          because: `That is the part that weighs ${more ? "less" : "more"}. Draw the curve and mark the part that is asked for.`,
        },
        { is: 100 - area * 100, because: "The table begins at the mean: take its area from 50% or add it to 50%." },
      ],
      worked: text`z = (${limit} − ${v.mean}) ÷ ${v.deviation} = ${v.above ? "" : "−"}${figure(v.z, 1)}. ${v.side ? `Beyond it: 50% − ${figure(area * 100, 2)}%` : `Half of all and the area up to it: 50% + ${figure(area * 100, 2)}%`} = ${figure(answer, 2)}%`,
    });
  },
});
