import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const profitRestated = template({
  key: "fa-profit-restated",
  version: 1,
  point: "FA.F.correction-of-errors.profit-effect",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    profit: d.step(24_000, 90_000, 200),
    accrual: d.step(300, 2_500, 50),
    prepaid: d.step(300, 2_500, 50),
    sales: d.step(500, 4_000, 50),
    payable: d.step(500, 5_000, 50),
    returned: d.step(200, 1_800, 50),
  }),
  fits: (v) =>
    new Set([v.accrual, v.prepaid, v.sales, v.payable, v.returned]).size === 5 &&
    v.prepaid + v.sales !== v.accrual + v.returned,
  make: (v) => {
    const answer = v.profit - v.accrual + v.prepaid + v.sales - v.returned;
    return numberQuestion({
      ask: text`The draft accounts of ${v.firm} show a profit of ${money(v.profit)}. These errors are found:

        - electricity of ${money(v.accrual)} for the last month was not accrued
        - insurance of ${money(v.prepaid)} for next year was charged as an expense
        - a sale on credit of ${money(v.sales)} was not entered
        - a payment of ${money(v.payable)} to a supplier was not entered
        - sales returns of ${money(v.returned)} were not entered

        What is the profit after the errors are put right?`,
      before: "$",
      answer,
      hint: "Ask of each error whether it touches income or expenses at all.",
      mistakes: [
        { is: answer - v.payable, because: "Paying a supplier clears a debt. It moves no profit: the purchase did." },
        { is: answer + 2 * v.accrual, because: "An accrual is one more expense: profit falls." },
        {
          is: answer - 2 * v.prepaid,
          because: "The insurance for next year leaves this year's expenses: profit rises.",
        },
        { is: answer + 2 * v.returned, because: "Sales returns take back income: profit falls." },
        { is: 2 * v.profit - answer, because: "All signs are turned round." },
        { is: answer - v.sales, because: "The missing sale is income of this year." },
      ],
      worked: steps(
        line("Draft profit", v.profit),
        line("Electricity accrued", -v.accrual),
        line("Insurance prepaid", v.prepaid),
        line("Sale entered", v.sales),
        line("Sales returns", -v.returned),
        line("Payment to a supplier", 0),
        grand("Profit put right", answer),
      ),
    });
  },
});
