import { price, usage } from "@/lib/accountancy/variances/costs";
import * as fixed from "@/lib/accountancy/variances/fixed-overhead";
import * as sales from "@/lib/accountancy/variances/sales";
import { given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const draw = (d: Draw) => ({
  firm: d.firm(),
  thing: d.pick(["stool", "crate", "trestle", "bird table", "planter", "picture frame"]),
  kg: d.pick([2, 3, 4, 5]),
  perKg: d.step(3, 9, 1),
  hours: d.pick([1, 2, 3]),
  rate: d.step(12, 20, 1),
  contribution: d.step(15, 40, 1),
  budget: d.step(1_000, 3_000, 100),
  change: d.pick([-200, -150, -100, 100, 150, 200]),
  lower: d.pick([-2, -1, 1, 2]),
  extraKg: d.step(-200, 300, 10),
  perKgChange: d.step(-900, 900, 50),
  extraHours: d.step(-120, 160, 10),
  rateChange: d.step(-900, 900, 50),
  fixed: d.step(12_000, 24_000, 500),
  fixedChange: d.step(-900, 900, 100),
});

type Values = ReturnType<typeof draw>;

export const statementFromStandards = template({
  key: "ma-statement-from-standards",
  version: 1,
  reserved: true,
  point: "MA.E.reconciling-budgeted-and-actual-profit.absorption-or-marginal",
  marks: 10,
  seconds: 720,
  difficulty: 1,
  draw,
  fits: (v) => {
    const all = variancesOf(v);
    return (
      [all.materialPrice, all.materialUsage, all.rate, all.efficiency, all.fixed].every((one) => one !== 0) &&
      all.profit > 0
    );
  },
  make: (v) => {
    const all = variancesOf(v);
    return sheetQuestion({
      ask: text`${v.firm} uses standard marginal costing. Complete its operating statement for June. Write adverse variances and costs as negative figures.`,
      exhibits: [
        {
          title: `Standard of one ${v.thing}`,
          text: table(
            ["", "$"],
            [
              ["Selling price", all.standardPrice],
              [`Material: ${v.kg} kg at ${money(v.perKg)}`, v.kg * v.perKg],
              [`Labour: ${v.hours} ${v.hours === 1 ? "hour" : "hours"} at ${money(v.rate)}`, v.hours * v.rate],
              ["Contribution", v.contribution],
            ],
          ),
        },
        {
          title: "June",
          text: text`
            - Budget: ${v.budget} units; fixed overheads ${money(v.fixed)}.
            - Made and sold: ${all.units} units, for ${money(all.revenue)}.
            - Material bought and used: ${all.kgUsed} kg for ${money(all.materialCost)}.
            - Labour: ${all.hoursWorked} hours paid and worked, for ${money(all.wages)}.
            - Fixed overheads paid: ${money(v.fixed + v.fixedChange)}.`,
        },
      ],
      columns: [{ label: "June", unit: "$" }],
      rows: [
        { label: "Budgeted contribution", cells: [worth(v.budget * v.contribution, { weight: 2 })] },
        { label: "Sales volume variance", cells: [worth(all.volume, { weight: 2 })] },
        { label: "Standard contribution on actual sales", rule: "single", cells: [input("b1 + b2")] },
        { label: "Sales price variance", cells: [worth(all.price, { weight: 2 })] },
        { label: "Material price variance", cells: [worth(all.materialPrice, { weight: 2 })] },
        { label: "Material usage variance", cells: [worth(all.materialUsage, { weight: 2 })] },
        { label: "Labour rate variance", cells: [worth(all.rate, { weight: 2 })] },
        { label: "Labour efficiency variance", cells: [worth(all.efficiency, { weight: 2 })] },
        { label: "Actual contribution", rule: "single", cells: [input("b3 + sum(b4:b8)", { weight: 2 })] },
        { label: "Budgeted fixed overheads", cells: [given(-v.fixed)] },
        { label: "Fixed overhead expenditure variance", cells: [worth(all.fixed, { weight: 2 })] },
        { label: "Actual profit", rule: "double", cells: [input("b9 + b10 + b11")] },
      ],
      hint: "Begin with what the units made should have needed: so many kilograms and so many hours.",
      worked: text`${all.units} units should take ${figure(all.units * v.kg)} kg and ${figure(all.units * v.hours)} hours.

        - Sales volume: (${all.units} − ${v.budget}) × ${money(v.contribution)}; price: ${money(all.revenue)} less ${all.units} × ${money(all.standardPrice)}
        - Material price: ${all.kgUsed} × ${money(v.perKg)} less ${money(all.materialCost)}; usage: (${figure(all.units * v.kg)} − ${all.kgUsed}) × ${money(v.perKg)}
        - Labour rate: ${all.hoursWorked} × ${money(v.rate)} less ${money(all.wages)}; efficiency: (${figure(all.units * v.hours)} − ${all.hoursWorked}) × ${money(v.rate)}

        Check: ${money(all.revenue)} less material, wages and fixed overheads is ${money(all.profit)}.`,
    });
  },
});

function variancesOf(v: Values) {
  const units = v.budget + v.change;
  const standardCost = v.kg * v.perKg + v.hours * v.rate;
  const standardPrice = standardCost + v.contribution;
  const revenue = units * (standardPrice + v.lower);
  const [kgUsed, hoursWorked] = [units * v.kg + v.extraKg, units * v.hours + v.extraHours];
  const [materialCost, wages] = [kgUsed * v.perKg + v.perKgChange, hoursWorked * v.rate + v.rateChange];
  const material = {
    standardQuantity: v.kg,
    standardPrice: v.perKg,
    output: units,
    actualQuantity: kgUsed,
    actualCost: materialCost,
  };
  const labour = {
    standardQuantity: v.hours,
    standardPrice: v.rate,
    output: units,
    actualQuantity: hoursWorked,
    actualCost: wages,
  };
  const sold = { actualRevenue: revenue, actualUnits: units, budgetUnits: v.budget, standardPrice, standardCost };
  return {
    units,
    standardPrice,
    revenue,
    kgUsed,
    hoursWorked,
    materialCost,
    wages,
    volume: sales.volume(sold),
    price: sales.price(sold),
    materialPrice: price(material),
    materialUsage: usage(material),
    rate: price(labour),
    efficiency: usage(labour),
    fixed: fixed.expenditure({
      budgetCost: v.fixed,
      actualCost: v.fixed + v.fixedChange,
      budgetUnits: v.budget,
      actualUnits: units,
    }),
    profit: revenue - materialCost - wages - v.fixed - v.fixedChange,
  };
}
