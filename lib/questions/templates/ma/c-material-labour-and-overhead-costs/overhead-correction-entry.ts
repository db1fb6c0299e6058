import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const overheadCorrectionEntry = template({
  key: "ma-overhead-correction-entry",
  version: 1,
  point: "MA.C.material-labour-and-overhead-costs.over-absorbed",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    rate: d.step(4, 18, 1),
    hours: d.step(2_000, 9_000, 100),
    gap: d.step(-5_000, 5_000, 250),
  }),
  fits: (v) => v.gap !== 0,
  make: (v) => {
    const absorbed = v.rate * v.hours;
    const incurred = absorbed - v.gap;
    const [debit, credit] =
      v.gap > 0 ? ["Production overhead", "Profit or loss"] : ["Profit or loss", "Production overhead"];
    return journalQuestion({
      ask: text`In 20X5 ${v.firm} incurred production overheads of ${money(incurred)}. It worked ${v.hours} hours, for which overheads were absorbed at ${money(v.rate)} an hour.

        Write the entry that closes the production overhead account at the year end.`,
      accounts: ["Bank", "Finished goods", "Production overhead", "Profit or loss", "Wages", "Work in progress"],
      lines: [dr(debit as string, Math.abs(v.gap)), cr(credit as string, Math.abs(v.gap))],
      hint: "The account was debited with what was incurred and credited with what was absorbed.",
      worked: text`Absorbed: ${v.hours} × ${money(v.rate)} = ${money(absorbed)}. Incurred: ${money(incurred)}. The difference of ${money(Math.abs(v.gap))} is
        ${v.gap > 0 ? "over-absorbed: too much was charged to production, so profit is credited." : "under-absorbed: too little was charged to production, so profit is debited."}`,
    });
  },
});
