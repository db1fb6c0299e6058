import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const budgetsInOrder = template({
  key: "ma-budgets-in-order",
  version: 1,
  reserved: true,
  point: "MA.D.preparing-budgets.production-units",
  marks: 10,
  seconds: 720,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    thing: d.pick(["stool", "crate", "trestle", "bird table", "planter", "picture frame"]),
    sales: [d.step(800, 2_000, 50), d.step(800, 2_000, 50), d.step(800, 2_000, 50), d.step(800, 2_000, 50)],
    percent: d.pick([10, 20, 30, 40]),
    perUnit: d.pick([2, 3, 4, 5]),
    price: d.step(3, 9, 1),
    opening: d.step(100, 600, 10),
    kept: [d.step(1_000, 3_000, 100), d.step(1_000, 3_000, 100), d.step(1_000, 3_000, 100), d.step(1_000, 3_000, 100)],
  }),
  fits: (v) => {
    const [april = 0, may = 0, june = 0, july = 0] = v.sales;
    return (
      new Set(v.sales).size === 4 &&
      new Set(v.kept).size === 4 &&
      april + may + june + july > 0 &&
      v.opening !== (april * v.percent) / 100
    );
  },
  make: (v) => {
    const [april = 0, may = 0, june = 0, july = 0] = v.sales;
    const [first = 0, second = 0, third = 0, last = 0] = v.kept;
    const closing = [may, june, july].map((sales) => (sales * v.percent) / 100);
    const columns = ["b", "c", "d"];
    return sheetQuestion({
      ask: text`${v.firm} makes ${v.thing}s. Prepare its budgets of production and of material for April to June 20X5.`,
      exhibits: [
        {
          title: "Sales budget",
          text: table(["", "April", "May", "June", "July"], [["Units", april, may, june, july]]),
        },
        {
          title: "Further information",
          text: text`
            - At the end of each month finished goods are to be ${v.percent}% of the next month's sales. On 1 April there are ${v.opening} units.
            - A unit takes ${v.perUnit} kg of material at ${money(v.price)} a kg. There is no loss.
            - Material is to be ${figure(second)} kg at the end of April, ${figure(third)} kg at the end of May and ${figure(last)} kg at the end of June. On 1 April there are ${figure(first)} kg.`,
        },
      ],
      columns: ["April", "May", "June"].map((label) => ({ label })),
      rows: [
        { label: "Sales, units", cells: [given(april), given(may), given(june)] },
        { label: "Closing finished goods", cells: closing.map((one) => worth(one)) },
        {
          label: "Opening finished goods",
          cells: [given(v.opening), input("b2", { copy: true }), input("c2", { copy: true })],
        },
        {
          label: "Production, units",
          rule: "single",
          cells: columns.map((name) => input(`${name}1 + ${name}2 - ${name}3`, { weight: 2 })),
        },
        { label: "Material used, kg", cells: columns.map((name) => input(`${name}4 * ${v.perUnit}`)) },
        { label: "Closing material, kg", cells: [given(second), given(third), given(last)] },
        { label: "Opening material, kg", cells: [given(first), given(second), given(third)] },
        {
          label: "Purchases, kg",
          rule: "single",
          cells: columns.map((name) => input(`${name}5 + ${name}6 - ${name}7`)),
        },
        { label: "Purchases, $", rule: "double", cells: columns.map((name) => input(`${name}8 * ${v.price}`)) },
      ],
      hint: "What is to be there at the end must be made or bought as well; what is there at the start need not be.",
      worked: text`Finished goods at the end of April: ${v.percent}% of May's sales, ${closing[0] ?? 0} units. They are the opening inventory of May. Material follows production and not sales.`,
    });
  },
});
