import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const revaluedDisposal = template({
  key: "fa-revalued-disposal",
  version: 1,
  point: "FA.D.tangible-non-current-assets.revalued-disposal",
  marks: 2,
  seconds: 120,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    town: d.town(),
    cost: d.step(100_000, 300_000, 10_000),
    surplus: d.step(30_000, 150_000, 5_000),
    more: d.step(-25_000, 60_000, 5_000),
  }),
  fits: (v) => v.more !== 0 && Math.abs(v.more) !== v.surplus && v.more + v.surplus !== 0,
  make: (v) => {
    const carrying = v.cost + v.surplus;
    const price = carrying + v.more;
    const said = (profit: number, moved: number) =>
      `${profit < 0 ? "Loss" : "Profit"} of ${money(Math.abs(profit))}, and ${moved === 0 ? "nothing" : money(moved)} moved to retained earnings`;
    return choiceQuestion({
      ask: text`${v.firm} bought land in ${v.town} for ${money(v.cost)}. It was later revalued to ${money(carrying)}, and the gain of
        ${money(v.surplus)} was credited to the revaluation surplus. Now the land is sold for ${money(price)}.

        What goes to profit or loss, and what is moved from the revaluation surplus?`,
      answer: said(v.more, v.surplus),
      why: "Profit is measured against the carrying amount. The old surplus moves straight to retained earnings.",
      mistakes: [
        {
          is: said(v.more + v.surplus, 0),
          because:
            "The gain up to the revaluation was already recognised. Profit is measured against the carrying amount, not against cost.",
        },
        {
          is: said(v.more, 0),
          because: "The land is gone, so its surplus is realised: it moves to retained earnings.",
        },
        {
          is: said(v.more + v.surplus, v.surplus),
          because: "That counts the surplus twice, once in profit and once in retained earnings.",
        },
        { is: said(-v.more, v.surplus), because: "Proceeds above the carrying amount are a profit, below it a loss." },
      ],
      worked: steps(
        line("Proceeds", price),
        line("Carrying amount (the revalued amount)", -carrying),
        grand(v.more < 0 ? "Loss on disposal" : "Profit on disposal", v.more),
        `The surplus of ${money(v.surplus)} is moved to retained earnings within equity. It never passes through profit.`,
      ),
    });
  },
});
