import { input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const marginalStatement = template({
  key: "ma-marginal-statement",
  version: 1,
  point: "MA.C.absorption-and-marginal-costing.contribution",
  marks: 4,
  seconds: 220,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    price: d.step(30, 90, 1),
    production: d.step(8, 30, 1),
    selling: d.step(1, 5, 1),
    made: d.step(4_000, 9_000, 100),
    kept: d.step(100, 900, 100),
    fixed: d.step(20_000, 60_000, 1_000),
    office: d.step(8_000, 20_000, 1_000),
  }),
  fits: (v) => (v.made - v.kept) * (v.price - v.production - v.selling) > v.fixed + v.office,
  make: (v) => {
    const sold = v.made - v.kept;
    return sheetQuestion({
      ask: text`In its first year ${v.firm} made ${v.made} ${v.product} and sold ${sold} at ${money(v.price)} each. Variable production cost was ${money(v.production)} and
        variable selling cost ${money(v.selling)} each. Fixed production overhead was ${money(v.fixed)} and fixed office cost ${money(v.office)}.

        Complete the marginal costing statement. Enter costs as negative figures.`,
      columns: [{ label: "Year", unit: "$" }],
      rows: [
        { label: "Sales", cells: [worth(sold * v.price)] },
        { label: "Variable production cost of sales", cells: [worth(-sold * v.production)] },
        { label: "Variable selling cost", cells: [worth(-sold * v.selling)] },
        { label: "Contribution", rule: "single", cells: [input("b1 + b2 + b3")] },
        { label: "Fixed costs", cells: [worth(-v.fixed - v.office)] },
        { label: "Profit", rule: "double", cells: [input("b4 + b5")] },
      ],
      hint: "Variable costs go with the units sold; fixed costs are charged in full.",
      worked: text`All lines above the contribution follow the ${sold} units sold. The ${v.kept} units in store carry variable production cost only, so all fixed costs of the
        year, ${money(v.fixed + v.office)}, are charged now.`,
    });
  },
});
