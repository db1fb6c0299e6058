import { blank, given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const plantNote = template({
  key: "fa-plant-note",
  version: 1,
  point: "FA.G.disclosure-notes.non-current-assets-note",
  marks: 5,
  seconds: 300,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    cost: d.step(120_000, 300_000, 5_000),
    worn: d.step(30_000, 90_000, 5_000),
    bought: d.step(20_000, 80_000, 5_000),
    sold: d.step(10_000, 40_000, 5_000),
    soldWorn: d.step(2_000, 30_000, 1_000),
    proceeds: d.step(2_000, 20_000, 500),
    rate: d.pick([10, 20]),
    onCost: d.chance(0.5),
  }),
  fits: (v) => v.soldWorn <= v.sold - 2_000 && v.soldWorn < v.worn - 5_000 && v.proceeds !== v.sold - v.soldWorn,
  make: (v) => {
    const [cost, worn] = [v.cost + v.bought - v.sold, v.worn - v.soldWorn];
    const charge = ((v.onCost ? cost : cost - worn) * v.rate) / 100;
    return sheetQuestion({
      ask: text`On 1 January 20X5 the plant of ${v.firm} had cost ${money(v.cost)}, and accumulated depreciation was ${money(v.worn)}. In 20X5 plant was bought for ${money(v.bought)}. A machine that had cost ${money(v.sold)}, with depreciation of ${money(v.soldWorn)}, was sold for ${money(v.proceeds)}. Depreciation is ${v.rate}% ${v.onCost ? "of the cost of" : "on the reducing balance, for"} what is held at the year end; there is none in the year of sale.

        Complete the note. Write what goes out as a negative figure.`,
      columns: [
        { label: "Cost", unit: "$" },
        { label: "Depreciation", unit: "$" },
        { label: "Carrying amount", unit: "$" },
      ],
      rows: [
        { label: "At 1 January", cells: [given(v.cost), given(v.worn), input("b1 - c1")] },
        { label: "Additions", cells: [worth(v.bought), given(0), blank] },
        { label: "Disposals", cells: [worth(-v.sold), worth(-v.soldWorn), blank] },
        { label: "Charge for the year", cells: [given(0), worth(charge, { weight: 3 }), blank] },
        {
          label: "At 31 December",
          rule: "double",
          cells: [input("b1 + b2 + b3"), input("c1 + c3 + c4"), input("b5 - c5")],
        },
      ],
      hint: "The machine leaves the note with its cost and with its depreciation; the proceeds are not in it.",
      worked: text`Before the charge cost is ${money(cost)} and depreciation ${money(worn)}. The charge is ${v.rate}% of ${money(v.onCost ? cost : cost - worn)}, which is ${money(charge)}. The profit or loss on the sale is in profit or loss and not in this note.`,
    });
  },
});
