import { inventoryDays } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const daysOfBalances = template({
  key: "fa-days-of-balances",
  version: 3,
  point: "FA.I.ratios.efficiency",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    revenue: d.step(400_000, 900_000, 5_000),
    share: d.step(55, 75, 1),
    cash: d.pick([10, 20, 25]),
    inventory: d.step(30_000, 90_000, 1_000),
    receivables: d.step(30_000, 110_000, 1_000),
    payables: d.step(25_000, 80_000, 1_000),
    which: d.step(0, 2, 1),
  }),
  make: (v) => {
    const cost = (v.revenue * v.share) / 100;
    const credit = (v.revenue * (100 - v.cash)) / 100;
    const [name, balance, flow, of, reason] = (
      [
        ["inventory", v.inventory, cost, "cost of sales", "Inventory leaves through cost of sales, at cost."],
        ["receivables", v.receivables, credit, "credit sales", "Receivables come from credit sales."],
        [
          "payables",
          v.payables,
          cost,
          "cost of sales, which stands for purchases",
          "Payables come from purchases, and cost of sales stands for them here.",
        ],
      ] as const
    )[v.which] ?? ["", 1, 1, "", ""];
    const answer = inventoryDays(balance, flow);
    return numberQuestion({
      ask: text`${v.firm} has revenue of ${money(v.revenue)}, of which ${v.cash}% is paid in cash at once, and cost of sales of ${money(cost)}. At the year end inventory is ${money(v.inventory)}, trade receivables ${money(v.receivables)} and trade
        payables ${money(v.payables)}. Credit purchases are not known.

        What are its ${name} days (365 days a year), to the nearest day?`,
      after: "days",
      answer: round(answer),
      hint: `With which yearly figure are ${name} days worked out?`,
      mistakes: [
        {
          is: inventoryDays(balance, v.revenue),
          because:
            v.which === 1
              ? "Cash sales never become receivables: take credit sales."
              : "That is days of revenue. The balance is at cost, so compare it with cost of sales.",
        },
        {
          is: inventoryDays(balance, v.which === 1 ? cost : credit),
          because: `You took ${v.which === 1 ? "cost of sales" : "credit sales"}. ${reason}`,
        },
        {
          is: inventoryDays(flow, balance) / 365,
          because: "That is how many times the balance turns over in a year. Days are 365 divided by it.",
        },
      ],
      worked: text`${money(balance)} ÷ ${money(flow)} (${of}) × 365 days = ${figure(answer)} days`,
    });
  },
});
