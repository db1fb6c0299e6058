import { indirectCashFlow } from "@/lib/accountancy/statements/cash-flow";
import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const cashFromOperations = template({
  key: "fa-cash-from-operations",
  version: 1,
  point: "FA.G.statement-of-cash-flows.indirect-method",
  marks: 5,
  seconds: 300,
  difficulty: 0,
  draw: (d) => {
    const ends = (from: number, to: number) => ({ opening: d.step(from, to, 500), closing: d.step(from, to, 500) });
    return {
      firm: d.firm(),
      profit: d.step(60_000, 200_000, 1_000),
      depreciation: d.step(15_000, 60_000, 1_000),
      disposal: d.step(-8_000, 8_000, 500),
      inventory: ends(20_000, 60_000),
      receivables: ends(25_000, 70_000),
      payables: ends(15_000, 50_000),
      tax: d.step(8_000, 30_000, 500),
    };
  },
  fits: (v) =>
    v.disposal !== 0 &&
    [v.inventory, v.receivables, v.payables].every(({ opening, closing }) => Math.abs(opening - closing) >= 1_000),
  make: (v) => {
    const { adjustments } = indirectCashFlow({
      operatingProfit: v.profit,
      depreciation: v.depreciation,
      lossOnDisposal: v.disposal,
      inventory: v.inventory,
      receivables: v.receivables,
      payables: v.payables,
    });
    return sheetQuestion({
      ask: text`${v.firm} has an operating profit of ${money(v.profit)}, after depreciation of ${money(v.depreciation)} and a ${v.disposal > 0 ? "loss" : "profit"} on the sale of a machine of
        ${money(Math.abs(v.disposal))}. It paid tax of ${money(v.tax)}.

        ${table(
          ["$", "Start of the year", "End of the year"],
          [
            ["Inventory", v.inventory.opening, v.inventory.closing],
            ["Trade receivables", v.receivables.opening, v.receivables.closing],
            ["Trade payables", v.payables.opening, v.payables.closing],
          ],
        )}

        Complete the operating part of the statement of cash flows; write what is taken off as a negative figure.`,
      columns: [{ label: "", unit: "$" }],
      rows: [
        { label: "Operating profit", cells: [given(v.profit)] },
        { label: "Depreciation", cells: [worth(adjustments.depreciation)] },
        {
          label: v.disposal > 0 ? "Loss on disposal" : "Profit on disposal",
          cells: [worth(adjustments.lossOnDisposal)],
        },
        { label: "Change in inventory", cells: [worth(adjustments.inventory)] },
        { label: "Change in trade receivables", cells: [worth(adjustments.receivables)] },
        { label: "Change in trade payables", cells: [worth(adjustments.payables)] },
        { label: "Cash generated from operations", rule: "single", cells: [input("sum(b1:b6)")] },
        { label: "Tax paid", cells: [worth(-v.tax)] },
        { label: "Net cash from operating activities", rule: "double", cells: [input("b7 + b8")] },
      ],
      hint: "Ask of each line: did it lower profit without any cash going out, or tie up cash without lowering profit?",
      worked: text`Depreciation ${v.disposal > 0 ? "and the loss lowered" : "lowered"} profit without any payment, so ${v.disposal > 0 ? "they are" : "it is"} added back${
        v.disposal > 0 ? "" : "; the profit on disposal is taken off, as the whole proceeds are shown under investing"
      }. More inventory or receivables tie cash up, so a rise is negative. More payables mean that less was paid, so a rise is positive.`,
    });
  },
});
