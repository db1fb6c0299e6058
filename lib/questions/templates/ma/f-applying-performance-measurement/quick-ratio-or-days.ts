import { currentRatio, inventoryDays, payablesDays, quickRatio, receivablesDays } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const quickRatioOrDays = template({
  key: "ma-quick-ratio-or-days",
  version: 3,
  point: "MA.F.applying-performance-measurement.liquidity-and-days",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    inventory: d.step(30, 120, 5) * 1_000,
    receivables: d.step(30, 150, 5) * 1_000,
    cash: d.step(5, 40, 5) * 1_000,
    payables: d.step(40, 140, 5) * 1_000,
    revenue: d.step(500, 1_200, 50) * 1_000,
    costPercent: d.pick([55, 60, 65, 70]),
    asks: d.pick(["quick ratio", "inventory days", "receivables days", "payables days"] as const),
  }),
  make: (v) => {
    const cost = (v.revenue * v.costPercent) / 100;
    const current = v.inventory + v.receivables + v.cash;
    const other = {
      "quick ratio": {
        answer: quickRatio(current, v.inventory, v.payables),
        sum: `(${figure(current)} − ${figure(v.inventory)}) ÷ ${figure(v.payables)}`,
        mistakes: [
          {
            is: currentRatio(current, v.payables),
            because: "That is the current ratio. The quick ratio leaves inventory out.",
          },
          { is: v.cash / v.payables, because: "Receivables count as quick assets as well." },
          { is: v.payables / (current - v.inventory), because: "The ratio is turned round: assets over liabilities." },
        ],
      },
      "inventory days": {
        answer: inventoryDays(v.inventory, cost),
        sum: `${figure(v.inventory)} ÷ ${figure(cost)} × 365`,
        mistakes: [
          {
            is: inventoryDays(v.inventory, v.revenue),
            because: "Inventory is at cost, so it is set against cost of sales.",
          },
          { is: cost / v.inventory, because: "That is how often inventory turns over in a year, not its days." },
          { is: receivablesDays(v.receivables, v.revenue), because: "Those are receivables days." },
        ],
      },
      "receivables days": {
        answer: receivablesDays(v.receivables, v.revenue),
        sum: `${figure(v.receivables)} ÷ ${figure(v.revenue)} × 365`,
        mistakes: [
          {
            is: receivablesDays(v.receivables, cost),
            because: "Receivables are at selling prices, so they are set against sales.",
          },
          {
            is: v.revenue / v.receivables,
            because: "That is how often receivables turn over in a year, not their days.",
          },
          { is: payablesDays(v.payables, cost), because: "Those are payables days." },
        ],
      },
      "payables days": {
        answer: payablesDays(v.payables, cost),
        sum: `${figure(v.payables)} ÷ ${figure(cost)} × 365`,
        mistakes: [
          {
            is: payablesDays(v.payables, v.revenue),
            because: "Suppliers are paid at cost, so payables are set against cost of sales.",
          },
          { is: cost / v.payables, because: "That is how often payables turn over in a year, not their days." },
          { is: inventoryDays(v.inventory, cost), because: "Those are inventory days." },
        ],
      },
    }[v.asks];
    const places = v.asks === "quick ratio" ? 2 : 1;
    return numberQuestion({
      ask: text`${v.firm} had sales of ${money(v.revenue)} last year, all on credit, and cost of sales of ${money(cost)}. At the year end inventory was ${money(v.inventory)}, trade
        receivables ${money(v.receivables)}, cash ${money(v.cash)} and trade payables, its only current liability, ${money(v.payables)}.

        ${v.asks === "quick ratio" ? "What is its quick ratio, to two decimal places?" : `What are its ${v.asks}, to one decimal place? ${v.asks === "payables days" ? "Use cost of sales for purchases, and a year of 365 days." : "Use a year of 365 days."}`}`,
      after: v.asks === "quick ratio" ? "" : "days",
      places,
      answer: round(other.answer, places),
      hint: "Set each balance against what makes it.",
      mistakes: other.mistakes,
      worked: steps(line(other.sum, figure(round(other.answer, places), places))),
    });
  },
});
