import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

type Values = {
  firm: string;
  opening: number;
  accumulated: number;
  additions: number;
  sold: number;
  years: number;
  life: number;
};

const soldDepreciation = (v: Values) => (v.sold / v.life) * v.years;

export const assetMovements = template<Values>({
  key: "fa-asset-movements",
  version: 2,
  point: "FA.D.tangible-non-current-assets.disposal",
  marks: 4,
  seconds: 300,
  difficulty: 1,
  draw: (d) => {
    const life = d.pick([4, 5, 8, 10]);
    const each = life * 1000;
    return {
      firm: d.firm(),
      life,
      opening: each * d.step(10, 20, 1),
      accumulated: d.step(20_000, 36_000, 1000),
      additions: each * d.step(2, 5, 1),
      sold: each * d.step(1, 3, 1),
      years: d.step(1, 3, 1),
    };
  },
  fits: (v) => soldDepreciation(v) < v.accumulated,
  make: (v) =>
    sheetQuestion({
      ask: text`On 1 January 20X5 the plant of ${v.firm} had cost ${money(v.opening)}, with accumulated depreciation of
        ${money(v.accumulated)}. During the year plant was bought for ${money(v.additions)}, and plant that had cost
        ${money(v.sold)} and been depreciated for ${v.years === 1 ? "one full year" : `${v.years} full years`} was sold. Plant is depreciated in a straight line
        over ${v.life} years, a full year in the year of purchase and none in the year of sale; nothing is fully depreciated.

        Complete the note on plant at 31 December 20X5.`,
      columns: [{ label: "Plant", unit: "$" }],
      rows: [
        { label: "Cost at 1 January", cells: [given(v.opening)] },
        { label: "Additions", cells: [worth(v.additions)] },
        { label: "Disposals", cells: [worth(-v.sold)] },
        { label: "Cost at 31 December", rule: "single", cells: [input("sum(b1:b3)")] },
        { label: "Accumulated depreciation at 1 January", cells: [given(v.accumulated)] },
        { label: "Charge for the year", cells: [input(`b4 / ${v.life}`)] },
        { label: "Disposals", cells: [worth(-soldDepreciation(v))] },
        { label: "Accumulated depreciation at 31 December", rule: "single", cells: [input("sum(b5:b7)")] },
        { label: "Carrying amount at 31 December", rule: "double", cells: [input("b4 - b8")] },
      ],
      worked: text`Disposals are taken off, so they are negative. Depreciation on what was sold: ${money(v.sold)} ÷ ${v.life}
        × ${v.years} = ${money(soldDepreciation(v))}. The charge is taken on the cost that is there at the end of the year.`,
    }),
});
