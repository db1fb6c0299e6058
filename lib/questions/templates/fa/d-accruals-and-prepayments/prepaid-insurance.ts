import { apportion, prepaid } from "@/lib/accountancy/accruals";
import { months } from "@/lib/accountancy/names";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const prepaidInsurance = template({
  key: "fa-prepaid-insurance",
  version: 1,
  point: "FA.D.accruals-and-prepayments.prepayment",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    what: d.pick(["insurance", "rent", "software"]),
    old: d.step(2_400, 9_600, 120),
    rise: d.step(120, 1_200, 120),
    month: d.pick([3, 4, 5, 6, 8, 9, 10, 11]),
    asset: d.chance(0.35),
  }),
  make: (v) => {
    const before = v.month - 1;
    const now = v.old + v.rise;
    const [first, last] = [apportion(v.old, before), apportion(now, 12 - before)];
    const closing = prepaid(now, before);
    const payment = { insurance: "for insurance", rent: "rent", software: "for a software licence" }[v.what] ?? "";
    return numberQuestion({
      ask: text`Each year on 1 ${months[v.month - 1] ?? ""} ${v.firm} pays ${payment} for the next twelve months: ${money(v.old)} in 20X4 and ${money(now)} in 20X5.

        ${v.asset ? "What prepayment is shown at 31 December 20X5?" : `What is the ${v.what} expense for the year ended 31 December 20X5?`}`,
      before: "$",
      answer: v.asset ? closing : first + last,
      hint: "Draw a line for the year and mark the day of payment on it.",
      mistakes: v.asset
        ? [
            { is: last, because: "That is the part used in 20X5. The prepayment is the part for 20X6." },
            { is: prepaid(v.old, before), because: "The months of 20X6 were paid with this year's payment." },
            { is: now, because: "Part of the payment was used before the year end." },
            {
              is: prepaid(now, before - 1),
              because: "One month is missing: count the months from January to the next payment.",
            },
          ]
        : [
            {
              is: now,
              because: "The payment also covers months of 20X6, and 20X5 began with months paid for in 20X4.",
            },
            {
              is: last,
              because: `The months before ${months[v.month - 1] ?? ""} were paid for in 20X4 and used this year.`,
            },
            {
              is: apportion(v.old, 12 - before) + apportion(now, before),
              because: "The months are exchanged: the old rate counts up to the payment, the new one after it.",
            },
            { is: v.old, because: "The old payment covers only the first months of the year." },
          ],
      worked: v.asset
        ? steps(
            `The payment covers 12 months, of which ${before} fall into 20X6.`,
            line(`${money(now)} × ${before}/12`, closing),
          )
        : steps(
            line(`January to ${months[before - 1] ?? ""}, ${money(v.old)} × ${before}/12`, first),
            line(`From ${months[v.month - 1] ?? ""} on, ${money(now)} × ${12 - before}/12`, last),
            grand("Expense for the year", first + last),
          ),
    });
  },
});
