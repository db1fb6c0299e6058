import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const inventoryUnderTwoMethods = template({
  key: "ma-inventory-under-two-methods",
  version: 2,
  point: "MA.C.absorption-and-marginal-costing.unit-costs",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    materials: d.step(6, 24, 1),
    labour: d.step(5, 18, 1),
    variable: d.step(1, 6, 1),
    rate: d.step(3, 12, 1),
    normal: d.step(4_000, 12_000, 1_000),
    selling: d.step(1, 5, 1),
    closing: d.step(200, 1_200, 50),
    absorbing: d.chance(0.5),
  }),
  make: (v) => {
    const marginal = v.materials + v.labour + v.variable;
    const full = marginal + v.rate;
    const each = v.absorbing ? full : marginal;
    return numberQuestion({
      ask: text`A product of ${v.firm} costs ${money(v.materials)} for materials, ${money(v.labour)} for direct labour, ${money(v.variable)} for variable production overhead and
        ${money(v.selling)} for variable selling. Fixed production overhead is ${money(v.rate * v.normal)} a year on a normal output of ${v.normal} units. At the year end
        ${v.closing} units are in store.

        What is the value of this inventory under **${v.absorbing ? "absorption" : "marginal"}** costing?`,
      before: "$",
      answer: each * v.closing,
      hint: "Only production costs enter inventory, under either method.",
      mistakes: [
        {
          is: (v.absorbing ? marginal : full) * v.closing,
          because: v.absorbing
            ? "That is marginal costing. Absorption costing adds a share of fixed production overhead."
            : "That is absorption costing. Marginal costing leaves fixed production overhead out.",
        },
        {
          is: (each + v.selling) * v.closing,
          because: "Selling cost never enters inventory, whichever method is used.",
        },
        {
          is: (each - v.variable) * v.closing,
          because: "Variable production overhead is a production cost and belongs to inventory.",
        },
      ],
      worked: steps(
        line("Materials", v.materials),
        line("Direct labour", v.labour),
        line("Variable production overhead", v.variable),
        v.absorbing ? line(`Fixed overhead: ${money(v.rate * v.normal)} ÷ ${figure(v.normal)}`, v.rate) : [],
        grand("Cost of one unit", each),
        `Inventory: ${figure(v.closing)} × ${money(each)}.`,
        line("Value of inventory", each * v.closing),
      ),
    });
  },
});
