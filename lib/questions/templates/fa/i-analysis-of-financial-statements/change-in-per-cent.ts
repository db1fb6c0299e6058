import { grossMargin } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const changeInPerCent = template({
  key: "fa-change-in-per-cent",
  version: 1,
  point: "FA.I.analysis-of-financial-statements.trends",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    before: d.step(200_000, 800_000, 10_000),
    percent: d.step(-15, 30, 1),
    margin: d.step(25, 45, 1),
    drop: d.step(-5, 5, 1),
    asksMargin: d.chance(0.5),
  }),
  fits: (v) => Math.abs(v.percent) >= 4 && v.drop !== 0 && Number.isInteger((v.before * (100 + v.percent)) / 100),
  make: (v) => {
    const now = (v.before * (100 + v.percent)) / 100;
    const [oldProfit, newProfit] = [(v.before * v.margin) / 100, round((now * (v.margin + v.drop)) / 100)];
    const margin = grossMargin(newProfit, now);
    const change = ((newProfit - oldProfit) / oldProfit) * 100;
    const answer = round(v.asksMargin ? margin : change, 1);
    return numberQuestion({
      ask: text`${v.firm} had revenue of ${money(v.before)} and a gross profit of ${money(oldProfit)} in 20X4. In 20X5 revenue was ${money(now)} and gross profit ${money(newProfit)}.

        ${v.asksMargin ? "What is the gross profit margin in 20X5" : "By how much did gross profit change in 20X5? Give a fall as a negative figure"}, in per cent to one decimal place${v.asksMargin ? "?" : "."}`,
      after: "%",
      places: 1,
      answer,
      hint: v.asksMargin
        ? "Compare gross profit with the revenue of the same year."
        : "Measure the change against last year's figure.",
      mistakes: v.asksMargin
        ? [
            { is: (newProfit / v.before) * 100, because: "Compare with the revenue of the same year." },
            { is: (oldProfit / v.before) * 100, because: "That is the margin of 20X4." },
            {
              is: (newProfit / (now - newProfit)) * 100,
              because: "That is the mark-up. A margin is a part of revenue.",
            },
          ]
        : [
            {
              is: ((newProfit - oldProfit) / newProfit) * 100,
              because: "Measure against the earlier figure: it is where the change began.",
            },
            { is: v.percent, because: "That is the change of revenue." },
            {
              is: margin - (oldProfit / v.before) * 100,
              because: "That is the change of the margin in percentage points.",
            },
          ],
      worked: v.asksMargin
        ? text`${money(newProfit)} ÷ ${money(now)} × 100 = ${figure(margin, 1)}%`
        : text`(${money(newProfit)} − ${money(oldProfit)}) ÷ ${money(oldProfit)} × 100 = ${figure(change, 1)}%`,
    });
  },
});
