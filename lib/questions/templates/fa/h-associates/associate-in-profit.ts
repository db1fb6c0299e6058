import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const associateInProfit = template({
  key: "fa-associate-in-profit",
  version: 1,
  point: "FA.H.associates.equity-method-profit",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    sub: d.firm(),
    other: d.firm(),
    percent: d.pick([20, 25, 30, 40]),
    group: d.step(120_000, 400_000, 2_000),
    before: d.step(60_000, 160_000, 2_000),
    tax: d.step(10_000, 40_000, 2_000),
    dividend: d.step(4_000, 16_000, 1_000),
  }),
  fits: (v) => v.tax < v.before / 3 && Number.isInteger(((v.before - v.tax) * v.percent) / 100),
  make: (v) => {
    const after = v.before - v.tax;
    const share = (after * v.percent) / 100;
    return numberQuestion({
      ask: text`${v.firm} and its subsidiary ${v.sub} together have an operating profit of ${money(v.group)}. ${v.firm} also holds ${v.percent}% of ${v.other}, an associate, all through the year. ${v.other} has a profit before tax
        of ${money(v.before)}, a tax expense of ${money(v.tax)}, and paid dividends of ${money(v.dividend)}. There is no other investment income.

        What is the group's profit before financing and income taxes?`,
      before: "$",
      answer: v.group + share,
      hint: "Which of the associate's figures does the group share in?",
      mistakes: [
        {
          is: v.group + (v.before * v.percent) / 100,
          because: "The share is taken of the associate's profit after tax.",
        },
        { is: v.group + after, because: "Only the investor's share is included, not all of the associate's profit." },
        {
          is: v.group + (v.dividend * v.percent) / 100,
          because: "Under the equity method the share of profit is included, not the dividend.",
        },
        {
          is: v.group,
          because: "The share of the associate's profit is in the investing category, above this subtotal.",
        },
        {
          is: v.group + share + (v.dividend * v.percent) / 100,
          because: "The dividend comes out of the same profit: it is not counted again.",
        },
      ],
      worked: steps(
        line("Operating profit", v.group),
        line(`Share of profit of the associate, ${v.percent}% × (${money(v.before)} − ${money(v.tax)})`, share),
        grand("Profit before financing and income taxes", v.group + share),
      ),
    });
  },
});
