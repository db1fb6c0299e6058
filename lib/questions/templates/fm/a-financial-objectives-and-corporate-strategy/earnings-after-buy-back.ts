import { earningsPerShare } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const earningsAfterBuyBack = template({
  key: "fm-earnings-after-buy-back",
  version: 1,
  point: "FM.A.financial-objectives-and-corporate-strategy.profit-and-eps",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    shares: d.step(1_000_000, 4_000_000, 100_000),
    profit: d.step(400_000, 1_600_000, 20_000),
    price: d.pick([2, 2.5, 3, 3.5, 4, 5]),
    part: d.pick([10, 15, 20, 25]),
    rate: d.pick([4, 5, 6, 8]),
    tax: d.pick([20, 25, 30]),
  }),
  fits: (v) => v.profit / v.shares >= 0.2 && v.profit / v.shares <= 0.6,
  make: (v) => {
    const bought = (v.shares * v.part) / 100;
    const left = v.shares - bought;
    const interest = round((bought * v.price * v.rate) / 100);
    const cost = round((interest * (100 - v.tax)) / 100);
    const cents = (profit: number, shares: number) => earningsPerShare(profit, shares) * 100;
    const answer = cents(v.profit - cost, left);
    return numberQuestion({
      ask: text`${v.firm} has ${v.shares} ordinary shares and a profit after tax of ${money(v.profit)} a year. It plans to borrow at ${v.rate}% a year and to use the loan to buy back ${bought} of its shares at ${money(v.price)} each. Tax is ${v.tax}%, and interest reduces the profit that is taxed. Nothing else changes.

        What will earnings per share be in a full year after the purchase, in cents to one decimal place?`,
      after: "cents",
      places: 1,
      answer: round(answer, 1),
      hint: "Two things change: the profit, by interest after tax, and the number of shares.",
      mistakes: [
        { is: cents(v.profit, left), because: "You left out the interest on the loan. It reduces the profit." },
        {
          is: cents(v.profit - interest, left),
          because: "You took off the whole interest. It also reduces the tax, so only interest after tax is lost.",
        },
        {
          is: cents(v.profit - cost, v.shares),
          because: "You divided by the old number of shares. The shares that are bought back no longer count.",
        },
        { is: cents(v.profit, v.shares), because: "That is earnings per share before the purchase." },
      ],
      worked: steps(
        line("Profit before the loan", v.profit),
        line(`Interest after tax: ${money(bought * v.price)} × ${v.rate}% × ${100 - v.tax}%`, -cost),
        total("Profit after the purchase", v.profit - cost),
        `Shares left: ${figure(v.shares)} less ${figure(bought)} = ${figure(left)}.`,
        `${money(v.profit - cost)} ÷ ${figure(left)} = ${figure(answer, 1)} cents`,
      ),
    });
  },
});
