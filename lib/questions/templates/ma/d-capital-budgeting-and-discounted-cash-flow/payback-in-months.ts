import { payback } from "@/lib/accountancy/discounting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const paybackInMonths = template({
  key: "ma-payback-in-months",
  version: 2,
  point: "MA.D.capital-budgeting-and-discounted-cash-flow.payback",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    flows: [d.step(10, 30, 2), d.step(10, 30, 2), d.step(12, 36, 6), d.step(10, 30, 2)].map((one) => one * 1_000),
    part: d.pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
  }),
  make: (v) => {
    const [f1 = 0, f2 = 0, f3 = 0, f4 = 0] = v.flows;
    const outlay = f1 + f2 + (f3 * v.part) / 12;
    const years = payback([-outlay, ...v.flows]) ?? 0;
    const answer = round(years * 12);
    return numberQuestion({
      ask: text`${v.firm} can invest ${money(outlay)} and will receive ${money(f1)}, ${money(f2)}, ${money(f3)} and ${money(f4)} in years 1 to 4, evenly over each year.

        What is the payback period, in months?`,
      after: "months",
      answer,
      hint: "How much is missing after two years, and how long does year 3 take to bring it?",
      mistakes: [
        { is: 36, because: "Payback comes within year 3, before it ends." },
        { is: 24 + (12 - v.part), because: "You took the part of year 3 that is left after payback." },
        {
          is: round((outlay / ((f1 + f2 + f3 + f4) / 4)) * 12),
          because: "You used the average flow. Take the flows year by year.",
        },
      ],
      worked: steps(
        `After two years ${money(f1 + f2)} is back; ${money(outlay - f1 - f2)} is missing. ${money(outlay - f1 - f2)} ÷ ${money(f3)} × 12 = ${v.part} ${v.part === 1 ? "month" : "months"}.`,
        line("Two years, in months", 24),
        line("Part of year 3, in months", v.part),
        grand("Payback, in months", answer),
      ),
    });
  },
});
