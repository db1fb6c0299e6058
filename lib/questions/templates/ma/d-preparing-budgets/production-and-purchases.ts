import { production } from "@/lib/accountancy/budgets";
import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const productionAndPurchases = template({
  key: "ma-production-and-purchases",
  version: 1,
  point: "MA.D.preparing-budgets.production-units",
  marks: 4,
  seconds: 200,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    sales: d.step(3_000, 9_000, 100),
    opening: d.step(200, 900, 50),
    closing: d.step(200, 900, 50),
    kilos: d.step(2, 6, 1),
    rawOpening: d.step(1_000, 4_000, 100),
    rawClosing: d.step(1_000, 4_000, 100),
    price: d.step(2, 9, 1),
  }),
  fits: (v) => v.opening !== v.closing && v.rawOpening !== v.rawClosing,
  make: (v) =>
    sheetQuestion({
      ask: text`${v.firm} plans to sell ${v.sales} ${v.product} next quarter. It has ${v.opening} in store and wants ${v.closing} at the end. One takes ${v.kilos} kg of material at
        ${money(v.price)} a kg. There are ${v.rawOpening} kg in store; ${v.rawClosing} kg are wanted at the end.

        Complete the budgets. Enter what is taken off as a negative figure.`,
      columns: [{ label: "Quarter" }],
      rows: [
        { label: "Sales, units", cells: [given(v.sales)] },
        { label: "Closing inventory, units", cells: [worth(v.closing)] },
        { label: "Opening inventory, units", cells: [worth(-v.opening)] },
        { label: "Production, units", rule: "single", cells: [input("b1 + b2 + b3")] },
        { label: "Material used, kg", cells: [input(`b4 * ${v.kilos}`)] },
        { label: "Closing inventory, kg", cells: [worth(v.rawClosing)] },
        { label: "Opening inventory, kg", cells: [worth(-v.rawOpening)] },
        { label: "Purchases, kg", rule: "single", cells: [input("b5 + b6 + b7")] },
        { label: "Purchases, $", rule: "double", cells: [input(`b8 * ${v.price}`)] },
      ],
      hint: "What is wanted at the end has to be made or bought as well.",
      worked: text`Production is sales plus closing less opening inventory: ${production(v.sales, v)} units. Material follows production and not sales.`,
    }),
});
