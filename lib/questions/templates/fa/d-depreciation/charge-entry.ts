import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const chargeEntry = template({
  key: "fa-charge-entry",
  version: 1,
  point: "FA.D.depreciation.what-depreciation-is",
  marks: 2,
  seconds: 100,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    cost: d.step(40_000, 160_000, 2_000),
    used: d.step(6_000, 30_000, 500),
    rate: d.pick([10, 15, 20, 25]),
    reducing: d.chance(0.5),
  }),
  fits: (v) => v.used < v.cost * 0.6 && Number.isInteger(((v.cost - v.used) * v.rate) / 100),
  make: (v) => {
    const charge = ((v.reducing ? v.cost - v.used : v.cost) * v.rate) / 100;
    return journalQuestion({
      ask: text`At 31 December ${v.firm} has machines at a cost of ${money(v.cost)}, with accumulated depreciation of ${money(v.used)} before this year's charge. They are depreciated at ${v.rate}% a year ${v.reducing ? "on the reducing balance" : "of cost"}.

        Write the entry for this year's depreciation.`,
      accounts: [
        "Bank",
        "Depreciation expense",
        "Machines: accumulated depreciation",
        "Machines: cost",
        "Provision for new machines",
        "Repairs",
      ],
      lines: [dr("Depreciation expense", charge), cr("Machines: accumulated depreciation", charge)],
      hint: v.reducing ? "The rate is taken on what is left." : "The rate is taken on cost.",
      worked: text`${v.reducing ? `(${money(v.cost)} − ${money(v.used)})` : money(v.cost)} × ${v.rate}% = ${money(charge)}. The cost account stays as it is: what was used up is gathered in its own account. No money moves, and none is put aside.`,
    });
  },
});
