import { blank, given, input, sheetQuestion, total, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const stepDownSheet = template({
  key: "ma-step-down-sheet",
  version: 2,
  point: "MA.C.material-labour-and-overhead-costs.reapportion",
  marks: 4,
  seconds: 260,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    cutting: d.step(40_000, 90_000, 1_000),
    sewing: d.step(30_000, 80_000, 1_000),
    stores: d.step(10_000, 30_000, 1_000),
    canteen: d.step(6_000, 20_000, 1_000),
    toStores: d.pick([10, 20]),
    toCutting: d.pick([30, 40, 50]),
    storesToCutting: d.pick([40, 50, 60, 70, 80]),
  }),
  make: (v) => {
    const toSewing = 100 - v.toStores - v.toCutting;
    const part = (amount: number, percent: number) => (amount * percent) / 100;
    return sheetQuestion({
      ask: text`${v.firm} has two production and two service departments. The canteen serves Cutting ${v.toCutting}%, Sewing ${toSewing}% and the stores
        ${v.toStores}%. The stores serve Cutting ${v.storesToCutting}% and Sewing ${100 - v.storesToCutting}%.

        Reapportion the overheads by the step-down method, the canteen first. Enter amounts taken away as negative figures.`,
      columns: [
        { label: "Cutting", unit: "$" },
        { label: "Sewing", unit: "$" },
        { label: "Stores", unit: "$" },
        { label: "Canteen", unit: "$" },
      ],
      rows: [
        { label: "Apportioned", cells: [given(v.cutting), given(v.sewing), given(v.stores), given(v.canteen)] },
        {
          label: "Canteen",
          cells: [
            worth(part(v.canteen, v.toCutting)),
            worth(part(v.canteen, toSewing)),
            worth(part(v.canteen, v.toStores)),
            given(-v.canteen),
          ],
        },
        {
          label: "Stores",
          cells: [
            input(`(d1 + d2) * ${v.storesToCutting} / 100`),
            input(`(d1 + d2) * ${100 - v.storesToCutting} / 100`),
            input("-d1 - d2"),
            blank,
          ],
        },
        {
          label: "Total",
          rule: "double",
          cells: [input("b1 + b2 + b3"), input("c1 + c2 + c3"), total("d1 + d2 + d3"), total("e1 + e2")],
        },
      ],
      hint: "The stores pass on what they had and what they got from the canteen.",
      worked: text`The canteen is shared first, a part of it to the stores. Then the stores pass on ${money(v.stores)} + ${money(part(v.canteen, v.toStores))} =
        ${money(v.stores + part(v.canteen, v.toStores))}. Check: both totals together are all overheads, ${money(v.cutting + v.sewing + v.stores + v.canteen)}.`,
    });
  },
});
