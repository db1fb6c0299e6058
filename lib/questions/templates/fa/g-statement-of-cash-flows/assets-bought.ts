import { bought } from "@/lib/accountancy/statements/cash-flow";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const assetsBought = template({
  key: "fa-assets-bought",
  version: 1,
  point: "FA.G.statement-of-cash-flows.missing-flows",
  marks: 2,
  seconds: 140,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    opening: d.step(150_000, 400_000, 1_000),
    spent: d.step(40_000, 160_000, 1_000),
    depreciation: d.step(20_000, 70_000, 1_000),
    sold: d.step(4_000, 25_000, 500),
    revaluation: d.pick([0, 0, 10_000, 20_000, 30_000]),
    profit: d.step(-3_000, 5_000, 500),
  }),
  fits: (v) => v.profit !== 0 && v.sold + v.profit > 1_000,
  make: (v) => {
    const closing = v.opening + v.spent - v.depreciation - v.sold + v.revaluation;
    const answer = bought({
      opening: v.opening,
      closing,
      depreciation: v.depreciation,
      disposedCarrying: v.sold,
      revaluation: v.revaluation,
    });
    return numberQuestion({
      ask: text`Property, plant and equipment of ${v.firm} had a carrying amount of ${money(v.opening)} at the beginning of the year and of ${money(closing)} at its end. Depreciation of the year was
        ${money(v.depreciation)}. Equipment with a carrying amount of ${money(v.sold)} was sold for ${money(v.sold + v.profit)}. ${v.revaluation ? `Land was revalued upwards by ${money(v.revaluation)}.` : ""}

        How much was paid for new property, plant and equipment?`,
      before: "$",
      answer,
      hint: "Rebuild the account: what made the carrying amount larger, and what smaller?",
      mistakes: [
        {
          is: closing - v.opening,
          because:
            "Depreciation and the sale made the carrying amount smaller: more was bought than the difference shows.",
        },
        { is: answer - v.sold, because: "What was sold left with its carrying amount: add it." },
        { is: answer + v.profit, because: "The asset leaves with its carrying amount, not with its proceeds." },
        {
          is: answer - 2 * v.depreciation,
          because: "Depreciation made the carrying amount smaller: add it to find what was bought.",
        },
        ...(v.revaluation
          ? [
              {
                is: answer + v.revaluation,
                because: "The revaluation made the carrying amount larger without any payment: take it off.",
              },
            ]
          : []),
      ],
      worked: steps(
        line("Carrying amount at the end", closing),
        line("Carrying amount at the beginning", -v.opening),
        line("Depreciation", v.depreciation),
        line("Carrying amount of what was sold", v.sold),
        ...(v.revaluation ? [line("Revaluation", -v.revaluation)] : []),
        grand("Paid for new assets", answer),
      ),
    });
  },
});
