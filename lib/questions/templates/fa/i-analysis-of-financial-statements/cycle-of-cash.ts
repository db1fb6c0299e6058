import { cashCycle } from "@/lib/accountancy/ratios";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

export const cycleOfCash = template({
  key: "fa-cycle-of-cash",
  version: 2,
  point: "FA.I.analysis-of-financial-statements.working-capital-cycle",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    before: [d.step(40, 80, 1), d.step(30, 60, 1), d.step(25, 55, 1)] as const,
    change: [d.step(-12, 15, 1), d.step(-10, 15, 1), d.step(-12, 12, 1)] as const,
    asksChange: d.chance(0.5),
  }),
  fits: (v) => v.change.every((one) => Math.abs(one) >= 2) && Math.abs(v.change[0] + v.change[1] - v.change[2]) >= 2,
  make: (v) => {
    const [i, r, p] = v.before;
    const [ci, cr_, cp] = v.change;
    const [old, now] = [cashCycle(i, r, p), cashCycle(i + ci, r + cr_, p + cp)];
    const answer = v.asksChange ? now - old : now;
    return numberQuestion({
      ask: text`${v.firm} reports:

        ${table(
          ["Days", "20X4", "20X5"],
          [
            ["Inventory", i, i + ci],
            ["Receivables", r, r + cr_],
            ["Payables", p, p + cp],
          ],
        )}

        ${v.asksChange ? "By how many days did the working capital cycle change in 20X5? Give a shorter cycle as a negative figure." : "How long is the working capital cycle in 20X5?"}`,
      after: "days",
      answer,
      hint: "Payables days are time that suppliers give.",
      mistakes: [
        {
          is: v.asksChange ? ci + cr_ + cp : i + ci + r + cr_ + p + cp,
          because: "Payables days are taken off: suppliers wait for their money and so pay for part of the cycle.",
        },
        {
          is: v.asksChange ? -answer : old,
          because: v.asksChange
            ? "The sign is turned round: compare this year with last year."
            : "That is the cycle of 20X4.",
        },
        {
          is: v.asksChange ? ci - cr_ - cp : i + ci - r - cr_ - p - cp,
          because: "Receivables days are added: after the sale the business still waits for the money.",
        },
      ],
      worked: v.asksChange
        ? steps(
            line("20X5: inventory + receivables − payables", now),
            line("20X4", -old),
            grand("Longer (shorter) by", answer),
          )
        : steps(
            line("Inventory days", i + ci),
            line("Receivables days", r + cr_),
            line("Payables days", -p - cp),
            grand("Working capital cycle", now),
          ),
    });
  },
});
