import { straightLineCharge } from "@/lib/accountancy/depreciation";
import { months } from "@/lib/accountancy/names";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const monthsOfCharge = template({
  key: "fa-months-of-charge",
  version: 1,
  point: "FA.D.depreciation.straight-line",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => {
    const kind = d.pick([
      { one: "delivery van", from: 18, to: 40, life: 5 },
      { one: "forklift truck", from: 15, to: 36, life: 6 },
      { one: "packing machine", from: 24, to: 90, life: 8 },
      { one: "lathe", from: 15, to: 50, life: 10 },
    ]);
    return {
      firm: d.firm(),
      one: kind.one,
      life: kind.life,
      cost: d.step(kind.from * 1000, kind.to * 1000, 600),
      residual: d.step(600, 6_000, 600),
      month: d.step(2, 11, 1),
      existing: d.step(60_000, 200_000, 6_000),
    };
  },
  fits: (v) => Number.isInteger((v.cost - v.residual) / v.life / 12) && Number.isInteger(v.existing / v.life),
  make: (v) => {
    const used = 13 - v.month;
    const yearly = straightLineCharge(v.cost, v.residual, v.life);
    const part = straightLineCharge(v.cost, v.residual, v.life, used);
    const old = straightLineCharge(v.existing, 0, v.life);
    return numberQuestion({
      ask: text`On 1 January 20X5 ${v.firm} has machinery that cost ${money(v.existing)}, with no residual value. On 1 ${months[v.month - 1] ?? ""} 20X5 it
        buys a ${v.one} for ${money(v.cost)} with a residual value of ${money(v.residual)}. All machinery is depreciated in a
        straight line over ${v.life} years, month by month; none of it is fully depreciated.

        What is the depreciation charge for the year ended 31 December 20X5?`,
      before: "$",
      answer: old + part,
      hint: `For how many months of the year was the ${v.one} owned?`,
      mistakes: [
        { is: old + yearly, because: `A full year was charged on the ${v.one}. It was owned for ${used} months only.` },
        {
          is: old + straightLineCharge(v.cost, 0, v.life, used),
          because: "The residual value is not written off: take it from cost first.",
        },
        { is: old, because: `The charge on the new ${v.one} is missing.` },
        { is: part, because: "The charge on the machinery that was there before is missing." },
        {
          is: old + straightLineCharge(v.cost, v.residual, v.life, used - 1),
          because: "The month of purchase counts as well: it was bought on the first day.",
        },
      ],
      worked: steps(
        line(`Old machinery, ${money(v.existing)} ÷ ${v.life}`, old),
        line(`New, (${money(v.cost)} − ${money(v.residual)}) ÷ ${v.life} × ${used}/12`, part),
        grand("Charge for the year", old + part),
      ),
    });
  },
});
