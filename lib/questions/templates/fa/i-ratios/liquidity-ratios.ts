import { currentRatio, quickRatio } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const liquidityRatios = template({
  key: "fa-liquidity-ratios",
  version: 1,
  point: "FA.I.ratios.liquidity",
  marks: 2,
  seconds: 100,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    inventory: d.step(20_000, 90_000, 1_000),
    receivables: d.step(20_000, 80_000, 1_000),
    bank: d.step(2_000, 20_000, 500),
    overdrawn: d.chance(0.5),
    payables: d.step(20_000, 80_000, 1_000),
    tax: d.step(4_000, 20_000, 500),
    quick: d.chance(0.5),
  }),
  make: (v) => {
    const assets = v.inventory + v.receivables + (v.overdrawn ? 0 : v.bank);
    const liabilities = v.payables + v.tax + (v.overdrawn ? v.bank : 0);
    const both = { current: currentRatio(assets, liabilities), quick: quickRatio(assets, v.inventory, liabilities) };
    const answer = v.quick ? both.quick : both.current;
    const kept = v.quick ? v.inventory : 0;
    return numberQuestion({
      ask: text`${v.firm} has inventory of ${money(v.inventory)}, trade receivables of ${money(v.receivables)}, ${v.overdrawn ? "a bank overdraft" : "money in the bank"} of ${money(v.bank)}, trade payables of ${money(v.payables)} and tax to pay of ${money(v.tax)}.

        What is its ${v.quick ? "quick" : "current"} ratio, to two decimal places?`,
      after: " : 1",
      places: 2,
      answer: round(answer, 2),
      hint: "Add up current assets and current liabilities first.",
      mistakes: [
        {
          is: v.quick ? both.current : both.quick,
          because: v.quick ? "The quick ratio leaves inventory out." : "The current ratio includes inventory.",
        },
        { is: 1 / answer, because: "The ratio is turned round: assets come first." },
        { is: (assets - kept) / (liabilities - v.tax), because: "Tax to pay is a current liability as well." },
        {
          is: (assets - kept + (v.overdrawn ? v.bank : -v.bank)) / (liabilities - (v.overdrawn ? v.bank : -v.bank)),
          because: v.overdrawn ? "An overdraft is a current liability." : "Money in the bank is a current asset.",
        },
      ],
      worked: steps(
        line(v.quick ? "Current assets without inventory" : "Current assets", assets - kept),
        line("Current liabilities", liabilities),
        `${money(assets - kept)} ÷ ${money(liabilities)} = ${figure(answer, 2)}`,
      ),
    });
  },
});
