import { paid, received } from "@/lib/accountancy/statements/cash-flow";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const customersAndSuppliers = template({
  key: "fa-customers-and-suppliers",
  version: 1,
  point: "FA.G.statement-of-cash-flows.working-capital",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    sales: d.chance(0.5),
    flow: d.step(250_000, 800_000, 5_000),
    opening: d.step(25_000, 80_000, 500),
    closing: d.step(25_000, 80_000, 500),
    lost: d.step(1_000, 6_000, 500),
  }),
  fits: (v) => Math.abs(v.opening - v.closing) >= 2_000 && Math.abs(v.opening - v.closing) !== v.lost,
  make: (v) => {
    const change = v.closing - v.opening;
    const answer = v.sales
      ? received({ opening: v.opening, income: v.flow - v.lost, closing: v.closing })
      : paid({ opening: v.opening, charge: v.flow - v.lost, closing: v.closing });
    const [who, what, other] = v.sales
      ? ["receivables", "sales on credit", `debts of ${money(v.lost)} were written off`]
      : ["payables", "purchases on credit", `goods of ${money(v.lost)} were returned`];
    return numberQuestion({
      ask: text`${v.firm} uses the direct method. Its ${what} of the year were ${money(v.flow)}, and ${other}. Trade ${who} were ${money(v.opening)} at the beginning and ${money(v.closing)} at the end of the year.

        How much cash was ${v.sales ? "received from customers" : "paid to suppliers"}?`,
      before: "$",
      answer,
      hint: `A rise in ${who} is money that has not moved yet.`,
      mistakes: [
        { is: v.flow, because: "Not all of it was settled in cash this year: the balances at both ends count." },
        {
          is: answer + 2 * change,
          because: `The change in ${who} has the wrong sign: a rise means that less cash moved.`,
        },
        {
          is: answer + v.lost,
          because: v.sales
            ? "The debts written off will never be received."
            : "Goods that were returned are not paid for.",
        },
        { is: v.flow - v.lost, because: `The change in ${who} is missing.` },
      ],
      worked: steps(
        line(`Trade ${who} at the beginning`, v.opening),
        line(v.sales ? "Sales on credit" : "Purchases on credit", v.flow),
        line(v.sales ? "Written off" : "Returned", -v.lost),
        line(`Trade ${who} at the end`, -v.closing),
        grand(v.sales ? "Received" : "Paid", answer),
      ),
    });
  },
});
