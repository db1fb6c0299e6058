import { idleTime, price, usage } from "@/lib/accountancy/variances/costs";
import * as fixed from "@/lib/accountancy/variances/fixed-overhead";
import { list, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const SIDES = ["Favourable", "Adverse"] as const;

const draw = (d: Draw) => ({
  firm: d.firm(),
  thing: d.pick(["stool", "crate", "trestle", "bird table", "planter", "picture frame"]),
  kg: d.pick([2, 3, 4, 5]),
  perKg: d.step(3, 9, 1),
  hours: d.pick([1, 2, 3]),
  rate: d.step(12, 20, 1),
  perHour: d.step(4, 9, 1),
  budget: d.step(1_000, 2_500, 100),
  change: d.pick([-200, -150, -100, 100, 150, 200]),
  extraKg: d.step(-200, 300, 10),
  materialChange: d.step(-900, 900, 50),
  extraHours: d.step(-120, 120, 10),
  idle: d.step(20, 90, 10),
  wageChange: d.step(-900, 900, 50),
  fixedChange: d.step(-900, 900, 100),
});

type Values = ReturnType<typeof draw>;

export const sevenVariances = template({
  key: "ma-seven-variances",
  version: 1,
  reserved: true,
  point: "MA.E.variance-calculation-and-analysis.labour-variances",
  marks: 10,
  seconds: 720,
  difficulty: 1,
  draw,
  fits: (v) => variancesOf(v).all.every(([, one]) => one !== 0),
  make: (v) => {
    const { all, units, kgUsed, materialCost, worked, paid, wages, budgetCost } = variancesOf(v);
    return sheetQuestion({
      ask: text`${v.firm} uses standard absorption costing. Work out the variances of May for its ${v.thing}s, and say for each whether it is favourable or adverse. Write the amounts **without** a sign.`,
      exhibits: [
        {
          title: `Standard of one ${v.thing}`,
          text: text`
            - Material: ${v.kg} kg at ${money(v.perKg)} a kg
            - Labour: ${v.hours} ${v.hours === 1 ? "hour" : "hours"} at ${money(v.rate)} an hour; no idle time is expected
            - Fixed overhead: ${v.hours} ${v.hours === 1 ? "hour" : "hours"} at ${money(v.perHour)} an hour`,
        },
        {
          title: "May",
          text: text`
            - Budget: ${v.budget} units, so that budgeted fixed overhead is ${money(budgetCost)}. Made: ${units} units.
            - Material bought and used: ${kgUsed} kg for ${money(materialCost)}.
            - Labour: ${paid} hours paid, for ${money(wages)}; ${v.idle} of them were idle.
            - Fixed overhead incurred: ${money(budgetCost + v.fixedChange)}.`,
        },
      ],
      columns: [{ label: "Amount", unit: "$" }, { label: "For profit" }],
      rows: all.map(([label, amount], index) => ({
        label,
        cells: [
          worth(Math.abs(amount), { weight: index < FULL ? 2 : 1.5 }),
          list(SIDES, amount > 0 ? "Favourable" : "Adverse", index < FULL ? 1 : 0.5),
        ],
      })),
      hint: "Work out first how many kilograms and hours the units made should have needed.",
      worked: text`${units} units should take ${figure(units * v.kg)} kg and ${figure(units * v.hours)} hours.

        - Material price: ${kgUsed} × ${money(v.perKg)} less ${money(materialCost)}; usage: (${figure(units * v.kg)} − ${kgUsed}) × ${money(v.perKg)}
        - Labour rate: ${paid} paid hours × ${money(v.rate)} less ${money(wages)}; idle time: ${v.idle} × ${money(v.rate)}
        - Efficiency: (${figure(units * v.hours)} − ${worked} hours worked) × ${money(v.rate)}
        - Fixed overhead expenditure: ${money(budgetCost)} less ${money(budgetCost + v.fixedChange)}
        - Fixed overhead volume: (${units} − ${v.budget}) × ${money(v.hours * v.perHour)}`,
    });
  },
});

/** The first six carry a mark and a half each and idle time one mark: ten in all. */
const FULL = 6;

function variancesOf(v: Values) {
  const units = v.budget + v.change;
  const kgUsed = units * v.kg + v.extraKg;
  const materialCost = kgUsed * v.perKg + v.materialChange;
  const material = {
    standardQuantity: v.kg,
    standardPrice: v.perKg,
    output: units,
    actualQuantity: kgUsed,
    actualCost: materialCost,
  };
  const worked = units * v.hours + v.extraHours;
  const paid = worked + v.idle;
  const wages = paid * v.rate + v.wageChange;
  const labour = idleTime({
    standardQuantity: v.hours,
    standardPrice: v.rate,
    output: units,
    actualCost: wages,
    hoursPaid: paid,
    hoursWorked: worked,
  });
  const budgetCost = v.budget * v.hours * v.perHour;
  const overhead = { budgetCost, actualCost: budgetCost + v.fixedChange, budgetUnits: v.budget, actualUnits: units };
  const all: [string, number][] = [
    ["Material price", price(material)],
    ["Material usage", usage(material)],
    ["Labour rate", labour.rate],
    ["Labour efficiency", labour.efficiency],
    ["Fixed overhead expenditure", fixed.expenditure(overhead)],
    ["Fixed overhead volume", fixed.volume(overhead)],
    ["Idle time", labour.idle],
  ];
  return { all, units, kgUsed, materialCost, worked, paid, wages, budgetCost };
}
