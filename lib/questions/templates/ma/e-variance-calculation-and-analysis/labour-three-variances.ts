import { idleTime } from "@/lib/accountancy/variances/costs";
import { input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const labourThreeVariances = template({
  key: "ma-labour-three-variances",
  version: 2,
  point: "MA.E.variance-calculation-and-analysis.labour-variances",
  marks: 4,
  seconds: 260,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    hours: d.step(1, 4, 0.5),
    rate: d.step(12, 24, 1),
    output: d.step(400, 1_600, 100),
    idle: d.step(10, 80, 10),
    slow: d.step(-120, 120, 20),
    paid: d.step(-2_000, 2_000, 100),
  }),
  fits: (v) => v.slow !== 0 && v.paid !== 0,
  make: (v) => {
    const hoursWorked = v.output * v.hours + v.slow;
    const hoursPaid = hoursWorked + v.idle;
    const actualCost = hoursPaid * v.rate + v.paid;
    const found = idleTime({
      standardQuantity: v.hours,
      standardPrice: v.rate,
      output: v.output,
      hoursPaid,
      hoursWorked,
      actualCost,
    });
    return sheetQuestion({
      ask: text`The standard of ${v.firm} is ${v.hours} ${v.hours === 1 ? "hour" : "hours"} at ${money(v.rate)} for one unit; it allows no idle time. In May ${v.output} units were made. ${hoursPaid} hours were
        paid at a cost of ${money(actualCost)}; ${v.idle} of them were idle.

        Find the labour variances. Enter adverse variances as negative figures.`,
      columns: [{ label: "Variance", unit: "$" }],
      rows: [
        { label: "Rate", cells: [worth(found.rate)] },
        { label: "Idle time", cells: [worth(found.idle)] },
        { label: "Efficiency", cells: [worth(found.efficiency)] },
        { label: "Total", rule: "double", cells: [input("b1 + b2 + b3")] },
      ],
      hint: "Rate on hours paid, idle time on hours lost, efficiency on hours worked.",
      worked: text`Rate: ${hoursPaid} × ${money(v.rate)} = ${money(hoursPaid * v.rate)} against ${money(actualCost)}. Idle time: ${v.idle} hours at the standard rate, always
        adverse here. Efficiency: ${v.output * v.hours} standard hours against ${hoursWorked} hours worked, at the standard rate.

        Check: ${v.output} units should cost ${money(v.output * v.hours * v.rate)} and did cost ${money(actualCost)}.`,
    });
  },
});
