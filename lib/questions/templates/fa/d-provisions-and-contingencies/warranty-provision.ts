import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const warrantyProvision = template({
  key: "fa-warranty-provision",
  version: 1,
  point: "FA.D.provisions-and-contingencies.measuring",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => {
    const product = d.pick([
      { many: "washing machines", minor: [30, 60], major: [120, 240] },
      { many: "electric bicycles", minor: [40, 90], major: [200, 400] },
      { many: "lawnmowers", minor: [20, 50], major: [90, 180] },
      { many: "televisions", minor: [30, 70], major: [150, 300] },
    ] as const);
    const minor = d.pick([10, 12, 15, 20]);
    return {
      firm: d.firm(),
      many: product.many,
      units: d.step(1_000, 8_000, 500),
      minor,
      major: d.pick([2, 3, 4, 5]),
      minorCost: d.step(product.minor[0], product.minor[1], 5),
      majorCost: d.step(product.major[0], product.major[1], 10),
    };
  },
  make: (v) => {
    const none = 100 - v.minor - v.major;
    const each = (v.units * (v.minor * v.minorCost + v.major * v.majorCost)) / 100;
    return numberQuestion({
      ask: text`${v.firm} sold ${v.units} ${v.many} this year with a warranty of twelve months. From experience ${none}% will have no fault, ${v.minor}% a minor
        fault that costs ${money(v.minorCost)} to repair, and ${v.major}% a major fault that costs ${money(v.majorCost)}. No repairs have been
        made yet.

        What provision is needed at the year end?`,
      before: "$",
      answer: each,
      hint: "Work out the expected cost of each kind of fault.",
      mistakes: [
        { is: (v.units * v.minor * v.minorCost) / 100, because: "The major faults are missing." },
        { is: (v.units * v.major * v.majorCost) / 100, because: "The minor faults are missing." },
        {
          is: 0,
          because: "Most have no fault, but with many items the provision is the expected value of all of them.",
        },
        {
          is: v.units * (v.minorCost + v.majorCost),
          because: "Not every item will fail: weigh each cost with how many will have that fault.",
        },
        {
          is: (v.units * (v.minor + v.major) * (v.minorCost + v.majorCost)) / 200,
          because: "The plain average of both costs was taken; minor faults are more frequent.",
        },
      ],
      worked: steps(
        line(
          `Minor faults, ${figure(v.units)} × ${v.minor}% × ${money(v.minorCost)}`,
          (v.units * v.minor * v.minorCost) / 100,
        ),
        line(
          `Major faults, ${figure(v.units)} × ${v.major}% × ${money(v.majorCost)}`,
          (v.units * v.major * v.majorCost) / 100,
        ),
        grand("Provision", each),
      ),
    });
  },
});
