import { associate } from "@/lib/accountancy/consolidation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const associateCarried = template({
  key: "fa-associate-carried",
  version: 1,
  point: "FA.H.associates.equity-method-position",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    other: d.firm(),
    percent: d.pick([20, 25, 30, 35, 40]),
    cost: d.step(60_000, 240_000, 5_000),
    profit: d.step(40_000, 160_000, 2_000),
    dividend: d.step(5_000, 35_000, 1_000),
    months: d.pick([6, 9, 12]),
  }),
  fits: (v) =>
    Number.isInteger((v.profit * v.months) / 12) &&
    Number.isInteger((v.profit * v.months * v.percent) / 1200) &&
    (v.profit * v.months) / 12 > v.dividend + 5_000,
  make: (v) => {
    const earned = (v.profit * v.months) / 12;
    const kept = earned - v.dividend;
    const answer = associate({ cost: v.cost, percent: v.percent, postAcquisition: kept });
    const month = { 6: "1 July", 9: "1 April", 12: "1 January" }[v.months] ?? "";
    return numberQuestion({
      ask: text`On ${month} 20X5 ${v.firm} bought ${v.percent}% of the shares of ${v.other} for ${money(v.cost)} and has significant influence since then. ${v.other} made a profit after tax of ${money(v.profit)} in 20X5, the same in
        each month, and paid a dividend of ${money(v.dividend)} in December.

        At what amount is the investment shown at 31 December 20X5 in the consolidated statement of financial position?`,
      before: "$",
      answer,
      hint: "Cost, and the share of what was earned and kept since the purchase.",
      mistakes: [
        { is: v.cost, because: "Under the equity method the share of what was earned and kept since then is added." },
        { is: v.cost + (earned * v.percent) / 100, because: "The dividend was paid out: only what was kept is added." },
        { is: v.cost + kept, because: "Only the investor's share is added." },
        ...(v.months < 12
          ? [
              {
                is: v.cost + ((v.profit - v.dividend) * v.percent) / 100,
                because: "Only the profit since the purchase counts.",
              },
            ]
          : []),
        {
          is: v.cost + ((earned + v.dividend) * v.percent) / 100,
          because: "A dividend paid by the associate makes it smaller: take its share off.",
        },
      ],
      worked: steps(
        line("Cost", v.cost),
        line(`Share of profit, ${v.percent}% × ${money(v.profit)} × ${v.months}/12`, (earned * v.percent) / 100),
        line(`Share of the dividend, ${v.percent}% × ${money(v.dividend)}`, -(v.dividend * v.percent) / 100),
        grand("Investment in the associate", answer),
      ),
    });
  },
});
