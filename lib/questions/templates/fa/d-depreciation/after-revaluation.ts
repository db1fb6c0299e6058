import { excessDepreciation, straightLineCharge } from "@/lib/accountancy/depreciation";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const afterRevaluation = template({
  key: "fa-after-revaluation",
  version: 1,
  point: "FA.D.depreciation.after-revaluation",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    life: d.pick([25, 40, 50]),
    yearly: d.step(4_000, 12_000, 1_000),
    used: d.step(5, 20, 1),
    more: d.step(1_000, 6_000, 500),
    excess: d.chance(0.5),
  }),
  fits: (v) => v.used < v.life,
  make: (v) => {
    const left = v.life - v.used;
    const carrying = left * v.yearly;
    const value = left * (v.yearly + v.more);
    const charge = straightLineCharge(value, 0, left);
    const excess = excessDepreciation(value, carrying, left);
    const asked = v.excess ? excess : charge;
    return numberQuestion({
      ask: text`A building of ${v.firm} cost ${money(v.life * v.yearly)} and is depreciated in a straight line over ${v.life} years. After ${v.used} years
        it is revalued to ${money(value)}; its total life does not change.

        ${v.excess ? `${v.firm} moves the excess depreciation to retained earnings each year. How much is moved each year?` : "What is the yearly charge after the revaluation?"}`,
      before: "$",
      answer: asked,
      hint: "How many years are left, and what is spread over them?",
      mistakes: [
        {
          is: v.excess ? charge : excess,
          because: v.excess
            ? "That is the whole new charge. Only what it is above the old one is moved."
            : "That is only what the charge is above the old one.",
        },
        { is: v.yearly, because: "That is the charge before the revaluation." },
        {
          is: round(value / v.life),
          because: "The value is spread over the years that are left, not over the whole life.",
        },
        {
          is: round((value - carrying) / v.life),
          because: "Years that have passed bear nothing more: divide by the years that are left.",
        },
        {
          is: value - carrying,
          because: "That is the whole revaluation gain. It is spread over the years that are left.",
        },
      ].filter(({ is }) => is !== asked),
      worked: steps(
        `Years left: ${v.life} − ${v.used} = ${left}.`,
        line(`Charge after the revaluation, ${money(value)} ÷ ${left}`, charge),
        ...(v.excess
          ? [
              line(`Charge on the old basis, ${money(carrying)} ÷ ${left}`, -v.yearly),
              grand("Excess, moved each year", excess),
            ]
          : []),
      ),
    });
  },
});
