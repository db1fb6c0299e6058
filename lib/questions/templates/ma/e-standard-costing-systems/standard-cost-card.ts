import { input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const standardCostCard = template({
  key: "ma-standard-cost-card",
  version: 2,
  point: "MA.E.standard-costing-systems.cost-card",
  marks: 4,
  seconds: 220,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().singular,
    kilos: d.step(2, 9, 1),
    perKilo: d.step(3, 12, 1),
    hours: d.step(1, 5, 0.5),
    rate: d.step(12, 24, 2),
    variable: d.step(2, 8, 2),
    fixedRate: d.step(4, 14, 2),
    units: d.step(1_000, 5_000, 500),
  }),
  make: (v) => {
    const budgetHours = v.units * v.hours;
    return sheetQuestion({
      ask: text`A ${v.product} of ${v.firm} takes ${v.kilos} kg of material at ${money(v.perKilo)} and ${v.hours} ${v.hours === 1 ? "hour" : "hours"} of labour at ${money(v.rate)}. Variable overhead is
        ${money(v.variable)} a labour hour. Fixed overhead is budgeted at ${money(budgetHours * v.fixedRate)} for ${v.units} units and absorbed on labour hours.

        Complete the standard cost card for one unit.`,
      columns: [{ label: "One unit", unit: "$" }],
      rows: [
        { label: "Material", cells: [worth(v.kilos * v.perKilo)] },
        { label: "Labour", cells: [worth(v.hours * v.rate)] },
        { label: "Variable overhead", cells: [worth(v.hours * v.variable)] },
        { label: "Standard marginal cost", rule: "single", cells: [input("b1 + b2 + b3")] },
        { label: "Fixed overhead", cells: [worth(v.hours * v.fixedRate)] },
        { label: "Standard absorption cost", rule: "double", cells: [input("b4 + b5")] },
      ],
      hint: "Find the fixed overhead rate from the budgeted hours.",
      worked: text`Budgeted hours: ${v.units} × ${v.hours} = ${budgetHours}. Fixed overhead rate: ${money(budgetHours * v.fixedRate)} ÷ ${budgetHours} = ${money(v.fixedRate)} an hour.
        Each line is a standard quantity times a standard price.`,
    });
  },
});
