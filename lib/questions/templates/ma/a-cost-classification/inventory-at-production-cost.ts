import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const inventoryAtProductionCost = template({
  key: "ma-inventory-at-production-cost",
  version: 1,
  point: "MA.A.cost-classification.production-cost-layers",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    materials: d.step(12, 60, 1),
    labour: d.step(8, 40, 1),
    royalty: d.step(1, 5, 1),
    overhead: d.step(6, 30, 1),
    delivery: d.step(2, 9, 1),
    office: d.step(3, 12, 1),
    units: d.step(100, 900, 50),
  }),
  make: (v) => {
    const prime = v.materials + v.labour + v.royalty;
    const each = prime + v.overhead;
    return numberQuestion({
      ask: text`${v.firm} makes ${v.product}. One of them costs: direct materials ${money(v.materials)}, direct labour ${money(v.labour)}, a royalty of
        ${money(v.royalty)}, production overhead ${money(v.overhead)}, delivery to customers ${money(v.delivery)} and office costs
        ${money(v.office)}. At the year end ${v.units} finished ones are in store.

        At what value is this inventory carried?`,
      before: "$",
      answer: each * v.units,
      hint: "Which of these costs arise before the product leaves the factory?",
      mistakes: [
        {
          is: prime * v.units,
          because: "That is prime cost. Production overhead is a cost of making the product too.",
        },
        {
          is: (each + v.delivery + v.office) * v.units,
          because: "Delivery and office costs are period costs. They never enter inventory.",
        },
        { is: (each + v.delivery) * v.units, because: "Delivery to customers comes after production. Leave it out." },
        {
          is: (each - v.royalty) * v.units,
          because: "A royalty for each unit is a direct expense and belongs to prime cost.",
        },
      ],
      worked: steps(
        line("Direct materials", v.materials),
        line("Direct labour", v.labour),
        line("Direct expense (royalty)", v.royalty),
        total("Prime cost", prime),
        line("Production overhead", v.overhead),
        grand("Production cost of one", each),
        `Inventory: ${figure(v.units)} × ${money(each)} = ${money(each * v.units)}.`,
        line("Value of inventory", each * v.units),
      ),
    });
  },
});
