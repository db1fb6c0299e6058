import { months } from "@/lib/accountancy/names";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const developmentSplit = template({
  key: "fa-development-split",
  version: 1,
  point: "FA.D.intangible-assets-and-amortisation.development-cost",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    thing: d.pick(["a battery", "a water filter", "a hearing aid", "an electric bicycle", "a solar lamp"]),
    monthly: d.step(6_000, 30_000, 1_000),
    month: d.step(4, 10, 1),
    research: d.step(10_000, 60_000, 1_000),
    asset: d.chance(0.5),
  }),
  fits: (v) => v.month !== 7,
  make: (v) => {
    const before = v.month - 1;
    const after = 12 - before;
    const [capitalised, expense] = [after * v.monthly, v.research + before * v.monthly];
    return numberQuestion({
      ask: text`In the year ended 31 December 20X5 ${v.firm} spends ${money(v.research)} on research and, all through the year, ${money(v.monthly)} a
        month on developing ${v.thing}. From 1 ${months[before] ?? ""} on the project meets all the conditions of IAS 38 for
        capitalising. It is not finished at the year end.

        ${v.asset ? "At what amount is it shown as an intangible asset at 31 December 20X5?" : "What is the expense for the year?"}`,
      before: "$",
      answer: v.asset ? capitalised : expense,
      hint: "From which day on is development spending an asset?",
      mistakes: [
        {
          is: v.asset ? expense : capitalised,
          because: v.asset ? "That is the expense of the year." : "That is the part that is capitalised.",
        },
        {
          is: v.asset ? 12 * v.monthly : v.research,
          because: "Development before the conditions were met is an expense and is not brought back.",
        },
        {
          is: v.asset ? capitalised + v.research : v.research + 12 * v.monthly,
          because: v.asset
            ? "Research is never capitalised."
            : "From the day the conditions are met, development is an asset.",
        },
        {
          is: v.asset ? (after - 1) * v.monthly : expense + v.monthly,
          because: `${months[before] ?? ""} counts as a whole month after the conditions were met.`,
        },
      ],
      worked: v.asset
        ? steps(
            `Research and the first ${before} months of development are expenses.`,
            line(`Development from 1 ${months[before] ?? ""}, ${after} × ${money(v.monthly)}`, capitalised),
          )
        : steps(
            line("Research", v.research),
            line(`Development before 1 ${months[before] ?? ""}, ${before} × ${money(v.monthly)}`, before * v.monthly),
            grand("Expense for the year", expense),
          ),
    });
  },
});
