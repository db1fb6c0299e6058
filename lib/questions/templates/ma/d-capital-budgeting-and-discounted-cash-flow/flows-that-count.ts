import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const flowsThatCount = template({
  key: "ma-flows-that-count",
  version: 2,
  point: "MA.D.capital-budgeting-and-discounted-cash-flow.relevant-cash-flows",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    town: d.town(),
    survey: d.step(5_000, 20_000, 1_000),
    receipts: d.step(80_000, 200_000, 5_000),
    running: d.step(30_000, 70_000, 1_000),
    depreciation: d.step(8_000, 25_000, 1_000),
    share: d.step(4_000, 15_000, 1_000),
    lost: d.step(3_000, 15_000, 1_000),
  }),
  fits: (v) => new Set([v.survey, v.depreciation, v.share, v.lost]).size === 4 && v.receipts - v.running > 40_000,
  make: (v) => {
    const answer = v.receipts - v.running - v.lost;
    return numberQuestion({
      ask: text`${v.firm} is thinking of opening a second shop in ${v.town}; a survey for ${money(v.survey)} has been paid already. Each year the shop would bring receipts of ${money(v.receipts)} and cost wages and rent of ${money(v.running)}. Its equipment would be depreciated by ${money(v.depreciation)} a year,
        it would be charged ${money(v.share)} of the present costs of head office, and the first shop would lose ${money(v.lost)} of its yearly cash flow.

        What is the relevant cash flow of each year?`,
      before: "$",
      answer,
      hint: "Ask of each item: will cash change because the shop is opened?",
      mistakes: [
        { is: answer + v.lost, because: "What the first shop loses is caused by the decision: it counts." },
        { is: answer - v.depreciation, because: "Depreciation is no cash flow." },
        { is: answer - v.share, because: "Head office costs the same without the shop: its share is not relevant." },
        { is: answer - v.survey, because: "The survey is paid whatever is decided: a sunk cost." },
        {
          is: answer - v.depreciation - v.share,
          because: "Neither depreciation nor a share of present costs is a cash flow of this decision.",
        },
      ],
      worked: steps(
        line("Receipts", v.receipts),
        line("Wages and rent", -v.running),
        line("Lost by the first shop", -v.lost),
        grand("Relevant cash flow of each year", answer),
      ),
    });
  },
});
