import { discounted } from "@/lib/accountancy/sales-tax";
import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const settlementDiscount = template({
  key: "fa-settlement-discount",
  version: 1,
  point: "FA.D.sales-and-purchases.settlement-discount",
  marks: 2,
  seconds: 110,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    customer: d.firm(),
    amount: d.step(2_000, 20_000, 400),
    percent: d.pick([2, 2.5, 4, 5]),
    days: d.pick([7, 10, 14]),
    expected: d.chance(0.5),
    taken: d.chance(0.5),
  }),
  make: (v) => {
    const reduced = discounted(v.amount, v.percent);
    const entered = v.expected ? reduced : v.amount;
    const received = v.taken ? reduced : v.amount;
    const surprise = v.taken !== v.expected;
    return choiceQuestion({
      ask: text`${v.firm} sells goods to ${v.customer} for ${money(v.amount)}, with ${v.percent}% off for payment within ${v.days} days. When the
        goods are sold ${v.firm} ${v.expected ? "expects" : "does not expect"} ${v.customer} to pay in time. ${v.customer} pays
        ${v.taken ? `after ${v.days - 2} days and takes the discount` : `the full price after ${v.days * 3} days`}.

        What is revenue from this sale, first when it is entered and then after the payment?`,
      answer: `${money(entered)} at first, ${money(received)} after the payment`,
      why: surprise
        ? "It is entered at the amount that is expected; when something else comes in, revenue is put right."
        : "It is entered at the amount that is expected, and exactly that comes in.",
      mistakes: [
        {
          is: `${money(v.expected ? v.amount : reduced)} at first, ${money(received)} after the payment`,
          because: "At first the sale is entered at the amount that the seller expects to receive.",
        },
        {
          is: `${money(entered)} at first, ${money(v.taken ? v.amount : reduced)} after the payment`,
          because: "In the end revenue is what the customer paid; a settlement discount is no expense.",
        },
        {
          is: `${money(v.expected ? v.amount : reduced)} at first, ${money(v.taken ? v.amount : reduced)} after the payment`,
          because: "Both figures are turned round: first what is expected, in the end what is paid.",
        },
      ],
      worked: text`Discount: ${money(v.amount)} × ${v.percent}% = ${money(v.amount - reduced)}. The seller ${v.expected ? "expects" : "does not expect"}
        it to be taken, so ${money(entered)} is entered. ${money(received)} is received, so revenue ${
          surprise ? `changes by ${money(Math.abs(received - entered))}` : "stays as it is"
        }.`,
    });
  },
});
