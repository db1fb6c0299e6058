import { given, input, sheetQuestion } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const reducingBalanceTable = template({
  key: "fa-reducing-balance-table",
  version: 1,
  point: "FA.D.depreciation.reducing-balance",
  marks: 4,
  seconds: 200,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    machine: d.pick(["a lorry", "a printing press", "a forklift truck", "a server"]),
    cost: d.step(16_000, 80_000, 2_000),
    rate: d.pick([10, 20, 25, 30, 40]),
  }),
  fits: (v) => Number.isInteger(v.cost * (v.rate / 100) * (1 - v.rate / 100) ** 2),
  make: (v) => {
    const row = (year: number, before: ReturnType<typeof given>) => ({
      label: `20X${year + 4}`,
      cells: [before, input(`b${year} * ${v.rate} / 100`), input(`b${year} - c${year}`)],
    });
    return sheetQuestion({
      ask: text`On 1 January 20X5 ${v.firm} buys ${v.machine} for ${money(v.cost)}. It is depreciated at ${v.rate}% a year on the reducing balance.

        Complete the table for the first three years, each ending on 31 December.`,
      columns: [
        { label: "Carrying amount, 1 January", unit: "$" },
        { label: "Charge", unit: "$" },
        { label: "Carrying amount, 31 December", unit: "$" },
      ],
      rows: [
        row(1, given(v.cost)),
        row(2, input("d1", { copy: true, weight: 0.5 })),
        row(3, input("d2", { copy: true, weight: 0.5 })),
      ],
      hint: "The rate is taken on what is left at the beginning of each year.",
      worked: text`Each year's charge is ${v.rate}% of the carrying amount at its beginning, so it falls from year to year. Only in the first year
        is it ${v.rate}% of cost.`,
    });
  },
});
