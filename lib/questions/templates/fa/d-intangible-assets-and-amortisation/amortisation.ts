import { straightLineCharge } from "@/lib/accountancy/depreciation";
import { months } from "@/lib/accountancy/names";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const amortisation = template({
  key: "fa-amortisation",
  version: 1,
  point: "FA.D.intangible-assets-and-amortisation.amortisation",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    brought: d.step(60_000, 240_000, 6_000),
    spent: d.step(12_000, 90_000, 6_000),
    life: d.pick([4, 5, 8, 10]),
    month: d.pick([3, 4, 5, 7, 9, 10]),
    carrying: d.chance(0.5),
  }),
  fits: (v) => Number.isInteger((v.brought + v.spent) / v.life / 12),
  make: (v) => {
    const used = 13 - v.month;
    const cost = v.brought + v.spent;
    const charge = straightLineCharge(cost, 0, v.life, used);
    const asked = v.carrying ? cost - charge : charge;
    const of = (amount: number) => (v.carrying ? cost - amount : amount);
    return numberQuestion({
      ask: text`${v.firm} has development costs of ${money(v.brought)} brought forward at 1 January 20X5. It spends another ${money(v.spent)} until the
        product is ready for sale on 1 ${months[v.month - 1] ?? ""} 20X5; all of it is capitalised. The product is expected to sell for
        ${v.life} years.

        ${v.carrying ? "What is the carrying amount of the development costs at 31 December 20X5?" : "What is the amortisation for the year ended 31 December 20X5?"}`,
      before: "$",
      answer: asked,
      hint: "From which day is the asset amortised, and for how many months of the year?",
      mistakes: [
        {
          is: of(straightLineCharge(cost, 0, v.life)),
          because: `A full year was charged. The product was on sale for ${used} months.`,
        },
        {
          is: of(straightLineCharge(v.brought, 0, v.life, used)),
          because: "What was spent this year is part of the asset's cost as well.",
        },
        {
          is: v.carrying ? cost : 0,
          because: "Amortisation begins when the product is ready for sale, which was within the year.",
        },
        {
          is: of(straightLineCharge(cost, 0, v.life, 12 - used)),
          because: "You counted the months before the product was ready.",
        },
      ].filter(({ is }) => is !== asked),
      worked: steps(
        line("Brought forward", v.brought),
        line("Capitalised in the year", v.spent),
        total("Cost", cost),
        line(`Amortisation, ${money(cost)} ÷ ${v.life} × ${used}/12`, v.carrying ? -charge : charge),
        ...(v.carrying ? [grand("Carrying amount", cost - charge)] : []),
      ),
    });
  },
});
