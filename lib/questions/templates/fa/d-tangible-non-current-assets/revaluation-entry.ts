import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const revaluationEntry = template({
  key: "fa-revaluation-entry",
  version: 2,
  point: "FA.D.tangible-non-current-assets.revaluation-surplus",
  marks: 3,
  seconds: 150,
  difficulty: 1,
  draw: (d) => {
    const life = d.pick([25, 40, 50]);
    return {
      firm: d.firm(),
      life,
      yearly: d.step(4_000, 12_000, 1_000),
      years: d.step(4, 12, 1),
      gain: d.step(30_000, 150_000, 5_000),
      town: d.town(),
    };
  },
  // The new value must differ from cost, or the asset account would not move.
  fits: (v) => v.gain !== v.years * v.yearly,
  make: (v) => {
    const cost = v.life * v.yearly;
    const accumulated = v.years * v.yearly;
    const value = cost - accumulated + v.gain;
    return journalQuestion({
      ask: text`${v.firm} bought a building in ${v.town} for ${money(cost)} and depreciates it in a straight line over ${v.life} years. After
        ${v.years} years the building is revalued to ${money(value)} for the first time.

        Write the entry for the revaluation.`,
      accounts: [
        "Bank",
        "Building at cost or valuation",
        "Building: accumulated depreciation",
        "Depreciation expense",
        "Gain in profit or loss",
        "Retained earnings",
        "Revaluation surplus",
      ],
      lines: [
        ...(value > cost ? [dr("Building at cost or valuation", value - cost)] : []),
        dr("Building: accumulated depreciation", accumulated),
        ...(value < cost ? [cr("Building at cost or valuation", cost - value)] : []),
        cr("Revaluation surplus", v.gain),
      ],
      hint: "Accumulated depreciation is cleared, and the asset stands at its new value.",
      worked: text`Carrying amount before: ${money(cost)} − ${v.years} × ${money(v.yearly)} = ${money(cost - accumulated)}. The new value is
        ${money(v.gain)} higher; this goes to the revaluation surplus, not to profit. All depreciation so far, ${money(accumulated)},
        is cleared, and the asset account moves from ${money(cost)} to ${money(value)}.`,
    });
  },
});
