import { round } from "@/lib/accountancy/round";
import { normalArea } from "@/lib/accountancy/statistics";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const shareBeyondAPoint = template({
  key: "ma-share-beyond-a-point",
  version: 1,
  point: "MA.B.summarising-and-analysing-data.normal-distribution",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    middle: d.step(200, 900, 10),
    deviation: d.pick([4, 5, 8, 10, 20]),
    z: d.pick([0.5, 0.75, 1, 1.25, 1.5, 1.75, 2]),
    above: d.chance(0.5),
    tail: d.chance(0.6),
  }),
  make: (v) => {
    const point = v.middle + (v.above ? 1 : -1) * v.z * v.deviation;
    const area = round(normalArea(v.z) * 100, 2);
    const other = round(normalArea(v.z + 0.25) * 100, 2);
    const answer = round(v.tail ? 50 - area : 50 + area, 2);
    const side = v.above === v.tail ? "more" : "less";
    return numberQuestion({
      ask: text`Packets filled by ${v.firm} weigh ${v.middle} g on average, with a standard deviation of ${v.deviation} g, normally distributed. The table
        gives an area between the mean and z of ${figure(area, 2)}% for z = ${v.z} and of ${figure(other, 2)}% for z = ${v.z + 0.25}.

        What percentage of packets weighs **${side}** than ${point} g, to two decimal places?`,
      after: "%",
      places: 2,
      answer,
      hint: "How many standard deviations is that from the mean? Draw the bell and shade what is asked.",
      mistakes: [
        { is: area, because: "That is the area between the mean and the point." },
        {
          is: v.tail ? 50 + area : 50 - area,
          because: v.tail
            ? "That is the larger side of the point. The tail is what is left of one half."
            : "That is the tail. The question asks for the larger side, which contains the mean.",
        },
        {
          is: v.tail ? 50 - other : 50 + other,
          because: `That is for z = ${v.z + 0.25}. Here z = ${v.z}.`,
        },
      ],
      worked: steps(
        `z = (${point} − ${v.middle}) ÷ ${v.deviation} = ${v.above ? "" : "−"}${v.z}; the area between the mean and the point is ${figure(area, 2)}%.`,
        line(v.tail ? `50% − ${figure(area, 2)}%` : `50% + ${figure(area, 2)}%`, answer),
      ),
    });
  },
});
