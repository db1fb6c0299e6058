import { purchases } from "@/lib/accountancy/budgets";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const materialToBuy = template({
  key: "ma-material-to-buy",
  version: 2,
  point: "MA.D.preparing-budgets.material-purchases",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    made: d.step(1_000, 6_000, 100),
    sold: d.step(1_000, 6_000, 100),
    kilos: d.step(2, 8, 1),
    opening: d.step(500, 3_000, 100),
    closing: d.step(500, 3_000, 100),
    price: d.step(2, 12, 1),
  }),
  fits: (v) => v.opening !== v.closing && v.made !== v.sold && Math.abs(v.made - v.sold) <= v.sold / 4,
  make: (v) => {
    const kilos = purchases(v.made, v.kilos, v);
    return numberQuestion({
      ask: text`In May ${v.firm} will make ${v.made} ${v.product} and sell ${v.sold}. Each takes ${v.kilos} kg of material, which costs ${money(v.price)} a kg. ${v.opening} kg are in store
        on 1 May; ${v.closing} kg are wanted on 31 May.

        What will purchases of material cost?`,
      before: "$",
      answer: kilos * v.price,
      hint: "Used in production, plus closing, less opening inventory.",
      mistakes: [
        {
          is: (v.made * v.kilos + v.opening - v.closing) * v.price,
          because: "Opening and closing inventory are exchanged. What is wanted at the end has to be bought.",
        },
        { is: v.made * v.kilos * v.price, because: "That is the material used. The change in inventory was left out." },
        {
          is: (v.sold * v.kilos + v.closing - v.opening) * v.price,
          because: "Material is used by what is made, not by what is sold.",
        },
      ],
      worked: steps(
        line(`Used, kg: ${figure(v.made)} × ${v.kilos}`, v.made * v.kilos),
        line("Closing inventory, kg", v.closing),
        line("Opening inventory, kg", -v.opening),
        total("Purchases, kg", kilos),
        line(`At ${money(v.price)} a kg, $`, kilos * v.price),
      ),
    });
  },
});
