import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const worthOfSurvey = template({
  key: "ma-worth-of-survey",
  version: 1,
  point: "MA.A.sources-of-data.worth-its-cost",
  marks: 2,
  seconds: 80,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    without: d.step(20_000, 80_000, 1_000),
    gain: d.step(2_000, 15_000, 500),
    fee: d.step(1_000, 9_000, 500),
    hours: d.step(10, 60, 5),
    rate: d.step(15, 30, 1),
  }),
  fits: (v) => Math.abs(v.gain - v.fee - v.hours * v.rate) >= 500,
  make: (v) => {
    const time = v.hours * v.rate;
    const answer = v.gain - v.fee - time;
    return numberQuestion({
      ask: text`${v.firm} expects a profit of ${money(v.without)} from a new product. A survey would help to choose the right price, and expected profit before the cost of the survey would be ${money(v.without + v.gain)}. A research firm asks ${money(v.fee)}; besides, staff would spend ${v.hours} extra paid hours at ${money(v.rate)}.

        What is the survey worth after its cost? Give a loss as a negative figure.`,
      before: "$",
      answer,
      hint: "Compare the cost with what the survey adds, not with the whole profit.",
      mistakes: [
        { is: v.gain - v.fee, because: "The extra hours of the staff are a cost of the information too." },
        { is: v.gain, because: "That is the benefit. Take off what the survey costs." },
        {
          is: v.without + v.gain - v.fee - time,
          because: "Part of this profit would be earned without the survey. Only the increase is its benefit.",
        },
        { is: -answer, because: "The sign is turned round: benefit less cost." },
      ],
      worked: steps(
        line("Profit with the survey", v.without + v.gain),
        line("Profit without it", -v.without),
        total("Benefit", v.gain),
        line("Fee", -v.fee),
        line("Extra hours", -time),
        total("Worth after its cost", answer),
      ),
    });
  },
});
