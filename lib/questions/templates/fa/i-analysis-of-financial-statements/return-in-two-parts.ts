import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const returnInTwoParts = template({
  key: "fa-return-in-two-parts",
  version: 3,
  point: "FA.I.analysis-of-financial-statements.ratios-together",
  marks: 2,
  seconds: 120,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    other: d.firm(),
    margin: d.step(4, 15, 1),
    turnover: d.step(12, 40, 1),
    asks: d.pick(["return", "margin", "turnover"] as const),
    revenue: d.step(400_000, 900_000, 20_000),
  }),
  fits: (v) => v.margin * v.turnover >= 100 && v.margin * v.turnover <= 400,
  make: (v) => {
    const turns = v.turnover / 10;
    const back = v.margin * turns;
    const [known, asked, answer, after] = {
      return: [
        `an operating profit margin of ${v.margin}% and turns its capital employed over ${turns} times a year`,
        "return on capital employed",
        back,
        "%",
      ] as const,
      margin: [
        `a return on capital employed of ${figure(back, 1)}% and turns its capital employed over ${turns} times a year`,
        "operating profit margin",
        v.margin,
        "%",
      ] as const,
      turnover: [
        `a return on capital employed of ${figure(back, 1)}% and an operating profit margin of ${v.margin}%`,
        "asset turnover",
        turns,
        "times",
      ] as const,
    }[v.asks];
    const others = {
      return: [v.margin / turns, turns / v.margin, v.margin + turns],
      margin: [back * turns, turns / back, back - turns],
      turnover: [back * v.margin, v.margin / back, back - v.margin],
    }[v.asks];
    return numberQuestion({
      ask: text`${v.firm} has revenue of ${money(v.revenue)}, ${known}. It has no income from investments.

        What is its ${asked}, to one decimal place?`,
      after,
      places: 1,
      answer: round(answer, 1),
      hint: "Write down the three formulas. Two of them multiply to the third.",
      mistakes: [
        {
          is: others[0] ?? 0,
          because:
            v.asks === "return"
              ? "The two are multiplied: each dollar of capital brings so many dollars of revenue, and each of these so much profit."
              : "Divide: the return is the product of the two others.",
        },
        {
          is: others[1] ?? 0,
          because:
            v.asks === "return"
              ? "Nothing is divided here: the return is margin times asset turnover."
              : "The division is turned round.",
        },
        { is: others[2] ?? 0, because: "The three hang together by multiplying, not by adding." },
      ],
      worked: {
        return: text`Margin × asset turnover = ${v.margin}% × ${turns} = ${figure(back, 1)}%`,
        margin: text`Return ÷ asset turnover = ${figure(back, 1)}% ÷ ${turns} = ${figure(v.margin, 1)}%`,
        turnover: text`Return ÷ margin = ${figure(back, 1)}% ÷ ${v.margin}% = ${figure(turns, 1)}`,
      }[v.asks],
    });
  },
});
