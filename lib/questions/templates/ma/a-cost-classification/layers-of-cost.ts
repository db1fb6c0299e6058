import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const layersOfCost = template({
  key: "ma-layers-of-cost",
  version: 1,
  point: "MA.A.cost-classification.production-cost-layers",
  marks: 3,
  seconds: 140,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    material: d.step(40_000, 120_000, 1_000),
    wages: d.step(30_000, 90_000, 1_000),
    royalty: d.step(2_000, 9_000, 500),
    factory: d.step(10_000, 40_000, 1_000),
    supervisor: d.step(8_000, 24_000, 1_000),
    sales: d.step(8_000, 30_000, 1_000),
    office: d.step(8_000, 30_000, 1_000),
  }),
  make: (v) =>
    sheetQuestion({
      ask: text`${v.firm} makes ${v.product}. In a month it has these costs: material in the ${v.product} ${money(v.material)}, wages of the workers who make them ${money(v.wages)}, a royalty for each one made ${money(v.royalty)}, rent and
        power of the factory ${money(v.factory)}, the factory supervisor ${money(v.supervisor)}, sales staff ${money(v.sales)} and head office ${money(v.office)}.

        Complete the table.`,
      columns: [{ label: "", unit: "$" }],
      rows: [
        { label: "Direct material", cells: [given(v.material)] },
        { label: "Direct labour", cells: [worth(v.wages)] },
        { label: "Direct expenses", cells: [worth(v.royalty)] },
        { label: "Prime cost", rule: "single", cells: [input("b1 + b2 + b3")] },
        { label: "Production overhead", cells: [worth(v.factory + v.supervisor)] },
        { label: "Production cost", rule: "single", cells: [input("b4 + b5")] },
        { label: "Non-production cost", cells: [worth(v.sales + v.office)] },
        { label: "Total cost", rule: "double", cells: [input("b6 + b7")] },
      ],
      hint: "Which costs can be traced to each product?",
      worked: text`Material, the workers' wages and the royalty can be traced to each product: prime cost. The factory's other costs, the supervisor's pay among them, are production overhead. Selling and head office do not
        belong to production, so they are not part of the value of inventory.`,
    }),
});
