import { capacityRatio, efficiencyRatio, volumeRatio } from "@/lib/accountancy/costing/labour";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const activityAndItsParts = template({
  key: "ma-activity-and-its-parts",
  version: 2,
  point: "MA.F.applying-performance-measurement.activity-ratios",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    each: d.pick([0.5, 1.5, 2, 2.5, 3, 4]),
    budget: d.step(400, 2_000, 100),
    made: d.step(-15, 15, 1),
    worked: d.step(-15, 15, 1),
    asks: d.pick(["activity", "capacity", "efficiency"] as const),
  }),
  fits: (v) => v.made !== 0 && v.worked !== 0 && v.made !== v.worked,
  make: (v) => {
    const created = round((v.budget * (100 + v.made)) / 100);
    const budgetHours = v.budget * v.each;
    const hours = round((budgetHours * (100 + v.worked)) / 100);
    const standard = created * v.each;
    const found = {
      activity: volumeRatio(standard, budgetHours),
      capacity: capacityRatio(hours, budgetHours),
      efficiency: efficiencyRatio(standard, hours),
    };
    const sums = {
      activity: `${figure(standard)} ÷ ${figure(budgetHours)}`,
      capacity: `${figure(hours)} ÷ ${figure(budgetHours)}`,
      efficiency: `${figure(standard)} ÷ ${figure(hours)}`,
    };
    const meaning = {
      activity: "That is the activity ratio: standard hours of output over budgeted hours.",
      capacity: "That is the capacity ratio: hours worked over budgeted hours.",
      efficiency: "That is the efficiency ratio: standard hours of output over hours worked.",
    };
    const names = ["activity", "capacity", "efficiency"] as const;
    const upside = {
      activity: 1e4 / found.activity,
      capacity: 1e4 / found.capacity,
      efficiency: 1e4 / found.efficiency,
    };
    return numberQuestion({
      ask: text`${v.firm} budgeted ${v.budget} ${v.product} at a standard time of ${v.each} hours each. It made ${created} in ${hours} hours.

        What is the **${v.asks}** ratio, to one decimal place?`,
      after: "%",
      places: 1,
      answer: round(found[v.asks], 1),
      hint: "Find budgeted hours and standard hours of output first.",
      mistakes: [
        ...names.filter((name) => name !== v.asks).map((name) => ({ is: found[name], because: meaning[name] })),
        { is: upside[v.asks], because: "The ratio is turned round." },
      ],
      worked: steps(
        `Budgeted hours ${figure(budgetHours)}, standard hours of output ${figure(standard)}, hours worked ${figure(hours)}.`,
        line(sums[v.asks], `${figure(round(found[v.asks], 1), 1)}%`),
      ),
    });
  },
});
