import { bySalesValue, byUnits } from "@/lib/accountancy/costing/joint";
import { input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const jointProductsSheet = template({
  key: "ma-joint-products-sheet",
  version: 1,
  point: "MA.C.cost-accounting-methods.joint-costs",
  marks: 4,
  seconds: 240,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    units: [d.step(1_000, 6_000, 500), d.step(1_000, 6_000, 500)],
    prices: [d.step(10, 40, 2), d.step(10, 40, 2)],
    percent: d.step(50, 85, 5),
  }),
  fits: (v) => stepOf(v) <= 20_000 && costOf(v) > 0 && v.units[0] !== v.units[1] && v.prices[0] !== v.prices[1],
  make: (v) => {
    const cost = costOf(v);
    const products = v.units.map((units, index) => ({ units, priceAtSplit: v.prices[index] ?? 0 }));
    const [unitsA = 0, unitsB = 0] = byUnits(cost, products);
    const [valueA = 0, valueB = 0] = bySalesValue(cost, products);
    const [a, b] = products;
    return sheetQuestion({
      ask: text`A process of ${v.firm} yields two joint products, ${a?.units ?? 0} kg of A that sell for ${money(a?.priceAtSplit ?? 0)} a kg and ${b?.units ?? 0} kg of B that sell for ${money(b?.priceAtSplit ?? 0)} a kg. Joint costs were ${money(cost)}.

        Share them in both ways, and work out the profit of each product where costs are shared by sales value.`,
      columns: [
        { label: "A", unit: "$" },
        { label: "B", unit: "$" },
      ],
      rows: [
        { label: "Joint cost by kilograms", cells: [worth(unitsA), worth(unitsB)] },
        {
          label: "Sales value",
          cells: [worth((a?.units ?? 0) * (a?.priceAtSplit ?? 0)), worth((b?.units ?? 0) * (b?.priceAtSplit ?? 0))],
        },
        { label: "Joint cost by sales value", cells: [worth(valueA), worth(valueB)] },
        { label: "Profit", rule: "double", cells: [input("b2 - b3"), input("c2 - c3")] },
      ],
      hint: "Each way shares the whole joint cost: once by kilograms, once by sales value.",
      worked: text`By kilograms A takes ${a?.units ?? 0} of ${(a?.units ?? 0) + (b?.units ?? 0)} parts. By sales value it takes ${money((a?.units ?? 0) * (a?.priceAtSplit ?? 0))} of ${money(products.reduce((all, one) => all + one.units * one.priceAtSplit, 0))}. Shared by sales value, both products show the same margin.`,
    });
  },
});

type Values = { units: number[]; prices: number[]; percent: number };

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
const multiple = (a: number, b: number) => (a * b) / divisor(a, b);
const valuesOf = ({ units, prices }: Values) => units.map((one, index) => one * (prices[index] ?? 0));

/** Costs in such steps are shared without a remainder in both ways, and are whole hundreds. */
function stepOf(v: Values): number {
  const parts = [v.units, valuesOf(v)].map(([a = 0, b = 0]) => (a + b) / divisor(a, b));
  return parts.reduce(multiple, 100);
}

/** A part of the sales value, so that both products earn a profit. */
function costOf(v: Values): number {
  const value = valuesOf(v).reduce((all, one) => all + one, 0);
  const step = stepOf(v);
  return Math.floor((value * v.percent) / 100 / step) * step;
}
