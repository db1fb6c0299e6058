import { residualIncome } from "@/lib/accountancy/ratios";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const residualIncomeWithProject = template({
  key: "ma-residual-income-with-project",
  version: 1,
  point: "MA.F.applying-performance-measurement.roi-and-ri",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    capital: d.step(200, 800, 20) * 1_000,
    profit: d.step(12, 26, 1),
    rate: d.step(8, 14, 1),
    needs: d.step(50, 200, 10) * 1_000,
    adds: d.step(9, 22, 1),
  }),
  fits: (v) => v.adds !== v.rate,
  make: (v) => {
    const [profit, extra] = [(v.capital * v.profit) / 100, (v.needs * v.adds) / 100];
    const before = residualIncome(profit, v.capital, v.rate);
    const answer = residualIncome(profit + extra, v.capital + v.needs, v.rate);
    return numberQuestion({
      ask: text`A division of ${v.firm} has a profit of ${money(profit)} and capital employed of ${money(v.capital)}. A project would need ${money(v.needs)} of capital and add
        ${money(extra)} of profit a year. The cost of capital is ${v.rate}%.

        What is the division's residual income **with** the project?`,
      before: "$",
      answer,
      hint: "All profit, less a charge for all capital.",
      mistakes: [
        { is: before, because: "That is residual income without the project." },
        { is: answer - before, because: "That is the change that the project brings." },
        {
          is: profit + extra - (v.capital * v.rate) / 100,
          because: "The project's capital has to bear its charge too.",
        },
      ],
      worked: steps(
        line(`Profit: ${money(profit)} + ${money(extra)}`, profit + extra),
        line(`Charge: ${v.rate}% of ${money(v.capital + v.needs)}`, -((v.capital + v.needs) * v.rate) / 100),
        grand("Residual income", answer),
      ),
    });
  },
});
