import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const assetOrExpense = template({
  key: "fa-asset-or-expense",
  version: 1,
  point: "FA.F.correction-of-errors.capital-and-expense",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    profit: d.step(40_000, 120_000, 500),
    tens: d.step(20, 160, 10),
    rate: d.pick([10, 20, 25]),
    repairAsAsset: d.chance(0.5),
    item: d.pick(["van", "machine", "computer system"]),
  }),
  make: (v) => {
    const amount = v.tens * 100;
    const charge = (amount * v.rate) / 100;
    const answer = v.repairAsAsset ? v.profit - amount + charge : v.profit + amount - charge;
    return numberQuestion({
      ask: text`${v.firm} reports a profit of ${money(v.profit)}. Then it is found that ${
        v.repairAsAsset
          ? `${money(amount)} of repairs to a ${v.item} was added to the cost of the ${v.item}`
          : `a ${v.item} bought for ${money(amount)} was charged to repairs`
      }. Such assets are depreciated at ${v.rate}% of cost, with a full year's charge in the year of purchase.

        What is the profit after the error is put right?`,
      before: "$",
      answer,
      hint: "Two figures in profit are wrong: repairs, and depreciation.",
      mistakes: [
        {
          is: v.repairAsAsset ? v.profit - amount : v.profit + amount,
          because: v.repairAsAsset
            ? "The depreciation charged on the repairs has to go as well."
            : "The asset has to be depreciated as well.",
        },
        {
          is: 2 * v.profit - answer,
          because: v.repairAsAsset
            ? "The direction is wrong: repairs are one more expense, so profit falls."
            : "The direction is wrong: an expense is taken out, so profit rises.",
        },
        {
          is: v.repairAsAsset ? v.profit - amount - charge : v.profit + amount + charge,
          because: "The depreciation has the wrong sign.",
        },
        {
          is: v.repairAsAsset ? v.profit + charge : v.profit - charge,
          because: "The amount itself moves profit as well, not only its depreciation.",
        },
      ],
      worked: v.repairAsAsset
        ? steps(
            line("Profit reported", v.profit),
            line("Repairs are an expense", -amount),
            line(`Depreciation charged on them, ${v.rate}%`, charge),
            grand("Profit put right", answer),
          )
        : steps(
            line("Profit reported", v.profit),
            line("Taken out of repairs", amount),
            line(`Depreciation, ${v.rate}%`, -charge),
            grand("Profit put right", answer),
          ),
    });
  },
});
