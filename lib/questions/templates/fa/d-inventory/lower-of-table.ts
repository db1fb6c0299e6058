import { blank, given, input, sheetQuestion } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

export const lowerOfTable = template({
  key: "fa-lower-of-table",
  version: 2,
  point: "FA.D.inventory.lower-of",
  marks: 4,
  seconds: 200,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    names: d.several(["Oak tables", "Pine beds", "Wall clocks", "Wool rugs", "Leather sofas", "Glass lamps"], 3),
    items: [0, 1, 2].map((place) => {
      const cost = d.step(2_000, 9_000, 100);
      const finish = d.step(200, 900, 50);
      const gap = place === 0 ? -d.step(200, 900, 50) : place === 1 ? d.step(300, 1_500, 50) : d.step(-800, 800, 100);
      return { cost, finish, sells: cost + finish + gap };
    }),
  }),
  fits: (v) => v.items.every(({ cost, finish, sells }) => sells - finish !== cost && sells > finish),
  make: (v) => {
    const rows = v.items.map(({ cost, finish, sells }, index) => ({
      label: v.names[index] ?? "",
      cells: [
        given(cost),
        given(sells),
        given(finish),
        input(`c${index + 1} - d${index + 1}`),
        input(`min(b${index + 1}, e${index + 1})`),
      ],
    }));
    return sheetQuestion({
      ask: text`At the year end ${v.firm} holds three lines of goods. The table gives for each its cost, its expected selling price, and
        what it will cost to repair and sell the goods.

        Complete the table and find the amount at which inventory is shown.`,
      columns: [
        { label: "Cost", unit: "$" },
        { label: "Selling price", unit: "$" },
        { label: "Costs to come", unit: "$" },
        { label: "NRV", unit: "$" },
        { label: "Inventory", unit: "$" },
      ],
      rows: [
        ...rows,
        { label: "Total", rule: "double", cells: [blank, blank, blank, blank, input("f1 + f2 + f3", { weight: 2 })] },
      ],
      hint: "NRV is what is left of the selling price after all costs that are still to come.",
      worked: text`Net realisable value (NRV) is the selling price less the costs to come. Each line is taken by itself at the lower of cost
        and NRV: a gain expected on one line does not make up for a loss on another.`,
    });
  },
});
