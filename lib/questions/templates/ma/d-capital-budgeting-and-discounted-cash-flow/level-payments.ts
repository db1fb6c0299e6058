import { annuityFactor } from "@/lib/accountancy/discounting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const levelPayments = template({
  key: "ma-level-payments",
  version: 1,
  point: "MA.D.capital-budgeting-and-discounted-cash-flow.annuity-and-perpetuity",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    rate: d.pick([5, 8, 10, 12]),
    years: d.step(4, 8, 1),
    each: d.step(4_000, 20_000, 500),
    fromNow: d.chance(0.5),
  }),
  make: (v) => {
    const factor = (years: number) => round(annuityFactor(v.rate, years), 3);
    const [all, less] = [factor(v.years), factor(v.years - 1)];
    const answer = round(v.each * (v.fromNow ? 1 + less : all));
    return numberQuestion({
      ask: text`${v.firm} rents a hall and makes ${v.years} yearly payments of ${money(v.each)}, the first ${v.fromNow ? "**today**" : "**in a year**"}. At ${v.rate}% the annuity factor is
        ${figure(less, 3)} for ${v.years - 1} years and ${figure(all, 3)} for ${v.years} years.

        What is the present value of the payments, to the nearest dollar?`,
      before: "$",
      answer,
      hint: "The factors of the table count from the end of the first year.",
      mistakes: [
        {
          is: round(v.each * (v.fromNow ? all : 1 + less)),
          because: v.fromNow
            ? "That treats the first payment as due in a year. It is paid today, in full."
            : "That treats the first payment as due today. It is due in a year.",
        },
        { is: round(v.each * less), because: "One payment is missing." },
        { is: v.each * v.years, because: "The payments were added without discounting." },
      ],
      worked: v.fromNow
        ? steps(
            `One payment today and ${v.years - 1} to come: 1 + ${figure(less, 3)} = ${figure(1 + less, 3)}.`,
            line(`${money(v.each)} × ${figure(1 + less, 3)}`, answer),
          )
        : steps(line(`${money(v.each)} × ${figure(all, 3)}`, answer)),
    });
  },
});
