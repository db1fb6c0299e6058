import { dividend } from "@/lib/accountancy/capital";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const dividendsOfYear = template({
  key: "fa-dividends-of-year",
  version: 2,
  point: "FA.D.capital-structure-and-finance-costs.dividends-when",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    shares: d.step(200_000, 900_000, 50_000),
    nominal: d.pick([25, 50]),
    last: d.step(2, 6, 1),
    interim: d.step(1, 5, 1),
    final: d.step(3, 8, 1),
  }),
  fits: (v) => new Set([v.last, v.interim, v.final]).size === 3 && v.last + v.interim !== v.final,
  make: (v) => {
    const [last, interim, final] = [
      dividend(v.shares, v.last / 100),
      dividend(v.shares, v.interim / 100),
      dividend(v.shares, v.final / 100),
    ];
    return numberQuestion({
      ask: text`${v.firm} has ${v.shares} ordinary shares of ${v.nominal} cents each. Three dividends were declared: ${v.last} cents a share in March 20X5 for the year 20X4, an interim dividend of ${cents(v.interim)} in August 20X5, and ${v.final} cents in March 20X6 for the year 20X5.

        By how much do dividends reduce retained earnings in the year ended 31 December 20X5?`,
      before: "$",
      answer: last + interim,
      hint: "What counts is the day on which a dividend was declared.",
      mistakes: [
        {
          is: interim + final,
          because:
            "The dividend of March 20X6 was declared after the year end: it belongs to 20X6. That of March 20X5 was declared in this year.",
        },
        {
          is: interim,
          because: "The dividend declared in March 20X5 belongs to 20X5, although it is for the profit of 20X4.",
        },
        { is: last + interim + final, because: "The last one was declared after the year end: it is only disclosed." },
        {
          is: round((last + interim) * (v.nominal / 100)),
          because: "The dividend is given in cents a share, not on the nominal value.",
        },
      ],
      worked: steps(
        line(`Declared in March 20X5, ${figure(v.shares)} × ${v.last} cents`, last),
        line(`Declared in August 20X5, ${figure(v.shares)} × ${cents(v.interim)}`, interim),
        grand("Dividends of 20X5", last + interim),
      ),
    });
  },
});

const cents = (count: number): string => (count === 1 ? "1 cent" : `${count} cents`);
