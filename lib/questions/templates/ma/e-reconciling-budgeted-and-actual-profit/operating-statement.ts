import { input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const operatingStatement = template({
  key: "ma-operating-statement",
  version: 1,
  point: "MA.E.reconciling-budgeted-and-actual-profit.signs-to-actual",
  marks: 4,
  seconds: 240,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    units: d.step(1_000, 4_000, 100),
    each: d.step(10, 30, 1),
    more: d.step(-300, 300, 50),
    price: d.step(-3_000, 3_000, 100),
    material: d.step(-2_000, 2_000, 50),
    labour: d.step(-2_000, 2_000, 50),
    overhead: d.step(-1_500, 1_500, 50),
  }),
  fits: (v) => [v.more, v.price, v.material, v.labour, v.overhead].every((one) => one !== 0),
  make: (v) => {
    const named = (amount: number) => `${money(Math.abs(amount))} ${amount > 0 ? "favourable" : "adverse"}`;
    return sheetQuestion({
      ask: text`${v.firm} budgeted to sell ${v.units} units at a standard profit of ${money(v.each)} each, and sold ${v.units + v.more}. Its other variances were: sales price
        ${named(v.price)}; material ${named(v.material)}; labour ${named(v.labour)}; overheads ${named(v.overhead)}.

        Complete the operating statement under absorption costing. Enter adverse variances as negative figures.`,
      columns: [{ label: "June", unit: "$" }],
      rows: [
        { label: "Budgeted profit", cells: [worth(v.units * v.each)] },
        { label: "Sales volume variance", cells: [worth(v.more * v.each)] },
        { label: "Standard profit on actual sales", rule: "single", cells: [input("b1 + b2")] },
        { label: "Sales price variance", cells: [worth(v.price)] },
        { label: "Cost variances", cells: [worth(v.material + v.labour + v.overhead)] },
        { label: "Actual profit", rule: "double", cells: [input("b3 + b4 + b5")] },
      ],
      hint: "The sales volume variance is the change in units at standard profit.",
      worked: text`Sales volume: ${v.more} units at ${money(v.each)}. From budget to actual, favourable variances are added and adverse ones taken off.`,
    });
  },
});
