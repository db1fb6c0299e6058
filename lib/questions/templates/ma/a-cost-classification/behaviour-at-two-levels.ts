import { round } from "@/lib/accountancy/round";
import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const behaviourAtTwoLevels = template({
  key: "ma-behaviour-at-two-levels",
  version: 1,
  point: "MA.A.cost-classification.cost-behaviour",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    low: d.step(1_000, 4_000, 500),
    more: d.step(500, 3_000, 500),
    variable: d.step(2, 9, 1),
    mixedRate: d.step(1, 6, 1),
    mixedFixed: d.step(2_000, 9_000, 500),
    fixed: d.step(8_000, 30_000, 1_000),
  }),
  fits: (v) => v.variable !== v.mixedRate,
  make: (v) => {
    const high = v.low + v.more;
    const each = (cost: number, units: number) => money(round(cost / units, 2));
    const mixed = (units: number) => v.mixedFixed + v.mixedRate * units;
    return matchQuestion({
      ask: text`${v.firm} made ${v.low} units in one month and ${high} in another. Three of its costs were, in total:

        ${table(
          ["", `${figure(v.low)} units`, `${figure(high)} units`],
          [
            ["P", money(v.fixed), money(v.fixed)],
            ["Q", money(mixed(v.low)), money(mixed(high))],
            ["R", money(v.variable * v.low), money(v.variable * high)],
          ],
        )}

        How does each cost behave?`,
      look: "grid",
      columns: ["Fixed", "Variable", "Semi-variable"],
      rows: [
        { text: "P", column: "Fixed", why: "The total is the same at both levels." },
        {
          text: "Q",
          column: "Semi-variable",
          why: `The total rises, but per unit it falls from ${each(mixed(v.low), v.low)} to ${each(mixed(high), high)}: a part of it is fixed.`,
        },
        { text: "R", column: "Variable", why: `It is ${money(v.variable)} a unit at both levels.` },
      ],
    });
  },
});
