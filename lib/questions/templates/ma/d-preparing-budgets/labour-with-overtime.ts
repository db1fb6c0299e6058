import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const labourWithOvertime = template({
  key: "ma-labour-with-overtime",
  version: 1,
  point: "MA.D.preparing-budgets.labour-hours",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    minutes: d.pick([15, 20, 30, 45]),
    sold: d.step(4_000, 9_000, 200),
    rise: d.step(-600, 800, 200),
    rate: d.step(12, 24, 2),
    premium: d.pick([25, 50]),
    over: d.step(40, 300, 20),
  }),
  fits: (v) => v.rise !== 0 && Number.isInteger(((v.sold + v.rise) * v.minutes) / 60),
  make: (v) => {
    const created = v.sold + v.rise;
    const hours = (created * v.minutes) / 60;
    const extra = (v.over * v.rate * v.premium) / 100;
    const answer = hours * v.rate + extra;
    return numberQuestion({
      ask: text`${v.firm} will sell ${v.sold} units next month, and its inventory of finished units will ${v.rise > 0 ? "rise" : "fall"} by ${Math.abs(v.rise)}. A unit takes ${v.minutes} minutes. Workers can
        work ${hours - v.over} hours in normal time at ${money(v.rate)} an hour; overtime costs a premium of ${v.premium}%.

        What is the budgeted labour cost?`,
      before: "$",
      answer,
      hint: "Hours follow production. How many of them are overtime?",
      mistakes: [
        { is: hours * v.rate, because: "The premium for the overtime hours was left out." },
        {
          is: round(((v.sold * v.minutes) / 60) * v.rate),
          because: "You took units sold. Hours are needed for what is made, and overtime has its premium.",
        },
        {
          is: (hours * v.rate * (100 + v.premium)) / 100,
          because: "The premium was paid on all hours. Only those beyond normal time carry it.",
        },
      ],
      worked: steps(
        `Production ${figure(v.sold)} ${v.rise > 0 ? "+" : "−"} ${figure(Math.abs(v.rise))} = ${figure(created)} units, or ${figure(hours)} hours; ${figure(v.over)} are overtime.`,
        line(`Basic: ${figure(hours)} × ${money(v.rate)}`, hours * v.rate),
        line(`Premium: ${figure(v.over)} × ${money((v.rate * v.premium) / 100)}`, extra),
        grand("Labour cost", answer),
      ),
    });
  },
});
