import { profitFromCapital } from "@/lib/accountancy/incomplete-records";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const capitalProfit = template({
  key: "fa-capital-profit",
  version: 1,
  point: "FA.C.double-entry-principles-and-the-accounting-equation.profit-from-net-assets",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    person: d.person(),
    opening: d.step(18_000, 60_000, 500),
    change: d.step(-6_000, 20_000, 500),
    introduced: d.step(2_000, 10_000, 500),
    monthly: d.step(600, 2_400, 100),
    source: d.pick(["from a legacy", "from the sale of a private car", "from private savings"]),
  }),
  make: (v) => {
    const drawings = v.monthly * 12;
    const closing = v.opening + v.change;
    const profit = profitFromCapital({ opening: v.opening, closing, introduced: v.introduced, drawings });
    return numberQuestion({
      ask: text`${v.person} keeps no full set of books. The net assets of the business were ${money(v.opening)} on
        1 January 20X5 and ${money(closing)} on 31 December 20X5. During the year ${v.person} took ${money(v.monthly)} a month
        out of the business for private use and paid in ${money(v.introduced)} ${v.source}.

        What was the profit for the year? Write a loss as a negative figure.`,
      before: "$",
      answer: profit,
      hint: "What, apart from profit, made the net assets grow or shrink?",
      mistakes: [
        {
          is: v.change,
          because: "That is the change in net assets. It is after drawings and includes the money paid in.",
        },
        { is: v.change + drawings + v.introduced, because: "Money the owner pays in is not profit: take it off." },
        {
          is: v.change - drawings - v.introduced,
          because: "Drawings made the net assets smaller without being a cost: add them back.",
        },
        {
          is: v.change - drawings + v.introduced,
          because: "Both adjustments have the wrong sign: add drawings back, take off capital paid in.",
        },
        { is: v.change + v.monthly - v.introduced, because: "The drawings are for one month only; there are twelve." },
      ],
      worked: steps(
        line("Net assets at the end", closing),
        line("Net assets at the beginning", -v.opening),
        total("Change in net assets", v.change),
        line(`Add drawings, 12 × ${money(v.monthly)}`, drawings),
        line("Less capital paid in", -v.introduced),
        grand("Profit (loss) for the year", profit),
      ),
    });
  },
});
