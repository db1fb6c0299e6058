import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const earningsCarried = template({
  key: "fa-earnings-carried",
  version: 1,
  point: "FA.G.statement-of-financial-position.retained-earnings",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    opening: d.step(80_000, 300_000, 1_000),
    profit: d.step(30_000, 120_000, 1_000),
    gain: d.step(10_000, 60_000, 1_000),
    interim: d.step(5_000, 18_000, 500),
    final: d.step(6_000, 25_000, 500),
    bonus: d.step(0, 1, 1),
  }),
  fits: (v) => v.interim !== v.final,
  make: (v) => {
    const answer = v.opening + v.profit - v.interim;
    return numberQuestion({
      ask: text`On 1 January 20X5 ${v.firm} has retained earnings of ${money(v.opening)}. The profit for 20X5 is ${money(v.profit)} after tax; in the same year land is revalued with
        a gain of ${money(v.gain)}. An interim dividend of ${money(v.interim)} is declared and paid in August 20X5, a final dividend of ${money(v.final)} is declared
        in ${v.bonus ? "February" : "March"} 20X6.

        What are retained earnings at 31 December 20X5?`,
      before: "$",
      answer,
      hint: "Which of the figures reached retained earnings by 31 December 20X5?",
      mistakes: [
        {
          is: answer - v.final,
          because: "The final dividend was declared after the year end: it is not taken off yet.",
        },
        {
          is: answer + v.gain,
          because: "The revaluation gain goes to the revaluation surplus, not to retained earnings.",
        },
        {
          is: answer + v.gain - v.final,
          because: "Neither the revaluation gain nor the dividend declared in 20X6 belongs here.",
        },
        { is: answer + v.interim, because: "The interim dividend was declared and paid within the year: take it off." },
        {
          is: v.profit - v.interim,
          because: "Retained earnings build up over the years: begin with the opening balance.",
        },
      ],
      worked: steps(
        line("Retained earnings at 1 January", v.opening),
        line("Profit for the year", v.profit),
        line("Interim dividend", -v.interim),
        grand("Retained earnings at 31 December", answer),
      ),
    });
  },
});
