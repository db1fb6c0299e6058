import { incomeEarned } from "@/lib/accountancy/accruals";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const rentIncome = template({
  key: "fa-rent-income",
  version: 1,
  point: "FA.D.accruals-and-prepayments.income-early-or-late",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    received: d.step(20_000, 60_000, 500),
    openingOwed: d.step(500, 4_000, 100),
    openingEarly: d.step(500, 4_000, 100),
    closingOwed: d.step(500, 4_000, 100),
    closingEarly: d.step(500, 4_000, 100),
  }),
  make: (v) => {
    const income = incomeEarned({
      received: v.received,
      openingOwed: v.openingOwed,
      openingDeferred: v.openingEarly,
      closingOwed: v.closingOwed,
      closingDeferred: v.closingEarly,
    });
    return numberQuestion({
      ask: text`${v.firm} lets several shops and received ${money(v.received)} of rent in 20X5. Other figures:

        ${table(
          ["", "1 January 20X5", "31 December 20X5"],
          [
            ["Rent due from tenants, $", v.openingOwed, v.closingOwed],
            ["Rent received in advance, $", v.openingEarly, v.closingEarly],
          ],
        )}

        What is rental income for 20X5?`,
      before: "$",
      answer: income,
      hint: "Which of the four figures belong to rent of this year?",
      mistakes: [
        { is: v.received, because: "That is the money received. Income is the rent of this year's months." },
        {
          is: 2 * v.received - income,
          because: "All four signs are turned round. It is income, not an expense: rent due at the end adds to it.",
        },
        {
          is: income + 2 * (v.openingOwed - v.closingOwed),
          because: "Rent due at the end was earned this year: add it. Rent due at the beginning was earned last year.",
        },
        {
          is: income + 2 * (v.closingEarly - v.openingEarly),
          because:
            "Rent received in advance at the end belongs to next year: take it off. That of the beginning was earned this year.",
        },
        { is: income - v.closingOwed + v.openingOwed, because: "The rent that is due from tenants was left out." },
        { is: income - v.openingEarly + v.closingEarly, because: "The rent received in advance was left out." },
      ],
      worked: steps(
        line("Received", v.received),
        line("Due at the beginning: earned last year", -v.openingOwed),
        line("Due at the end: earned this year", v.closingOwed),
        line("In advance at the beginning: earned this year", v.openingEarly),
        line("In advance at the end: earned next year", -v.closingEarly),
        grand("Rental income", income),
      ),
    });
  },
});
