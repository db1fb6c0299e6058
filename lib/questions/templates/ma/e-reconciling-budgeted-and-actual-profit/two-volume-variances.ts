import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const twoVolumeVariances = template({
  key: "ma-two-volume-variances",
  version: 1,
  point: "MA.E.reconciling-budgeted-and-actual-profit.absorption-or-marginal",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    price: d.step(40, 120, 2),
    variable: d.step(15, 60, 1),
    fixed: d.step(4, 20, 1),
    budget: d.step(4_000, 12_000, 500),
    change: d.step(-1_200, 1_200, 100),
    absorption: d.chance(0.5),
  }),
  fits: (v) => v.change !== 0 && v.price - v.variable - v.fixed >= 4,
  make: (v) => {
    const profit = v.price - v.variable - v.fixed;
    const contribution = v.price - v.variable;
    const [right, other] = v.absorption ? [profit, contribution] : [contribution, profit];
    const said = (each: number, sign = 1) =>
      `${money(Math.abs(v.change) * each)} ${v.change * sign > 0 ? "favourable" : "adverse"}`;
    return choiceQuestion({
      ask: text`The standard selling price of ${v.firm}'s product is ${money(v.price)}, its standard variable cost ${money(v.variable)} and its fixed production overhead ${money(v.fixed)} a unit. The budget was to make and sell ${v.budget} units; ${v.budget + v.change} were sold.

        What is the sales volume variance under ${v.absorption ? "absorption" : "marginal"} costing?`,
      answer: said(right),
      why: v.absorption
        ? "Under absorption costing each unit more or less changes profit by its standard profit."
        : "Under marginal costing each unit more or less changes profit by its contribution.",
      mistakes: [
        {
          is: said(other),
          because: v.absorption
            ? "That takes the contribution, as marginal costing does. Absorption costing takes the standard profit."
            : "That takes the standard profit, as absorption costing does. Marginal costing takes the contribution.",
        },
        { is: said(right, -1), because: "More units than budgeted are favourable, fewer adverse." },
        { is: said(v.price), because: "A unit more also costs something: take profit or contribution, not the price." },
        { is: said(v.fixed), because: "That is the fixed overhead volume variance of as many units." },
      ],
      worked: text`${v.absorption ? `Standard profit: ${money(v.price)} − ${money(v.variable)} − ${money(v.fixed)}` : `Contribution: ${money(v.price)} − ${money(v.variable)}`} = ${money(right)}. ${figure(Math.abs(v.change))} units ${v.change > 0 ? "more" : "fewer"} × ${money(right)} = ${said(right)}.`,
    });
  },
});
