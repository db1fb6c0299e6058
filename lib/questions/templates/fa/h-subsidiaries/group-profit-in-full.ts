import { groupProfit, sinceAcquisition, unrealisedProfit } from "@/lib/accountancy/consolidation";
import { input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { template } from "@/lib/questions/rules/template";

const MONTHS = { 3: "1 October", 4: "1 September", 6: "1 July", 8: "1 May", 9: "1 April" } as const;

const draw = (d: Draw) => ({
  parent: d.firm(),
  sub: d.firm(),
  percent: d.pick([60, 70, 75, 80]),
  months: d.pick([3, 4, 6, 8, 9] as const),
  own: {
    revenue: d.step(900, 1_500, 10),
    cost: d.step(500, 700, 10),
    distribution: d.step(60, 110, 1),
    admin: d.step(70, 120, 1),
    interest: d.step(10, 30, 1),
    tax: d.step(20, 50, 1),
  },
  its: {
    revenue: d.step(480, 840, 12),
    cost: d.step(240, 360, 12),
    distribution: d.step(24, 60, 12),
    admin: d.step(36, 72, 12),
    interest: d.pick([12, 24]),
    tax: d.pick([12, 24, 36]),
  },
  deposit: d.step(2, 12, 1),
  dividend: d.step(4, 16, 1),
  sold: d.pick([30, 40, 50, 60, 80]),
  margin: d.pick([20, 25, 40, 50]),
  unsold: d.pick([20, 25, 40, 50]),
  bySubsidiary: d.chance(0.5),
});

type Values = ReturnType<typeof draw>;
type Line = keyof Values["own"];

const part = (v: Values, name: Line) => sinceAcquisition(v.its[name], v.months);
const both = (v: Values, name: Line) => v.own[name] + part(v, name);

export const groupProfitInFull = template({
  key: "fa-group-profit-in-full",
  version: 2,
  reserved: true,
  point: "FA.H.subsidiaries.trading-within-group",
  marks: 15,
  seconds: 1080,
  difficulty: 1,
  draw,
  fits: (v) => {
    const { unrealised, group, ofSub } = partsOf(v);
    const exact = (v.sold * v.margin * v.unsold) / 10_000;
    return (
      unrealised >= 1 &&
      exact === unrealised &&
      (["revenue", "cost", "distribution", "admin", "interest", "tax"] as const).every(
        (name) => (v.its[name] * v.months) % 12 === 0,
      ) &&
      ofSub >= 10 &&
      (ofSub * v.percent) % 100 === 0 &&
      group.profit >= 60 &&
      v.sold < part(v, "revenue") / 2
    );
  },
  make: (v) => {
    const { unrealised, group, ofSub } = partsOf(v);
    const [from, to] = v.bySubsidiary ? [v.sub, v.parent] : [v.parent, v.sub];
    const row = (label: string, name: Line) => [label, v.own[name], v.its[name]];
    return sheetQuestion({
      ask: text`${v.parent} bought ${v.percent}% of the shares of ${v.sub} on ${MONTHS[v.months]} 20X5. Prepare the consolidated statement of profit or loss for the year ended 31 December 20X5, in $000. Write costs as negative figures.`,
      exhibits: [
        {
          title: "Income and expenses of 20X5",
          text: table(
            ["$000", v.parent, v.sub],
            [
              row("Revenue", "revenue"),
              row("Cost of sales", "cost"),
              row("Distribution costs", "distribution"),
              row("Administrative expenses", "admin"),
              [`Dividend received from ${v.sub}`, v.dividend, "–"],
              ["Interest income", v.deposit, "–"],
              row("Interest expense", "interest"),
              row("Income tax expense", "tax"),
            ],
          ),
        },
        {
          title: "Further information",
          text: text`
            - Income and expenses of ${v.sub} arose evenly over the year. The dividend was paid in December.
            - After the acquisition ${from} sold goods to ${to} for $${v.sold},000, with a margin of ${v.margin}% on the selling price. ${v.unsold}% of them are in inventory at the year end.
            - Interest was paid to banks outside the group.`,
        },
      ],
      columns: [{ label: "Group", unit: "$000" }],
      rows: [
        { label: "Revenue", cells: [worth(group.revenue, { weight: 4 })] },
        { label: "Cost of sales", cells: [worth(-group.costOfSales, { weight: 6 })] },
        { label: "Gross profit", rule: "single", cells: [input("b1 + b2")] },
        { label: "Distribution costs", cells: [worth(-both(v, "distribution"), { weight: 2 })] },
        { label: "Administrative expenses", cells: [worth(-both(v, "admin"), { weight: 2 })] },
        { label: "Operating profit", rule: "single", cells: [input("b3 + b4 + b5")] },
        { label: "Interest and dividend income", cells: [worth(v.deposit, { weight: 2 })] },
        { label: "Profit before financing and income taxes", rule: "single", cells: [input("b6 + b7")] },
        { label: "Interest expense", cells: [worth(-both(v, "interest"))] },
        { label: "Profit before income taxes", rule: "single", cells: [input("b8 + b9")] },
        { label: "Income tax expense", cells: [worth(-both(v, "tax"), { weight: 2 })] },
        { label: "Profit for the year", rule: "double", cells: [input("b10 + b11")] },
        { label: "Attributable to the non-controlling interest", cells: [worth(group.toOthers, { weight: 4 })] },
        { label: "Attributable to owners of the parent", cells: [input("b12 - b13", { weight: 2 })] },
      ],
      hint: `Take ${v.months} of 12 months of the subsidiary first. Then cancel what happened within the group.`,
      worked: steps(
        text`**Cost of sales**`,
        line(v.parent, v.own.cost),
        line(`${v.sub}, ${v.months}/12 of ${v.its.cost}`, part(v, "cost")),
        line("Sales within the group", -v.sold),
        line(`Unrealised profit: ${v.sold} × ${v.margin}% × ${v.unsold}%`, unrealised),
        total("Cost of sales", group.costOfSales),
        text`**Profit of ${v.sub} since the acquisition**`,
        line("Revenue", part(v, "revenue")),
        line("Cost of sales", -part(v, "cost")),
        line("Distribution and administration", -part(v, "distribution") - part(v, "admin")),
        line("Interest and tax", -part(v, "interest") - part(v, "tax")),
        ...(v.bySubsidiary ? [line("Unrealised profit, as it was the seller", -unrealised)] : []),
        total("Profit", ofSub),
        text`The non-controlling interest has ${100 - v.percent}% of it: ${group.toOthers}. The dividend from ${v.sub} is within the group and falls away.`,
      ),
    });
  },
});

function partsOf(v: Values) {
  const unrealised = unrealisedProfit({ price: v.sold, unsoldPercent: v.unsold, margin: v.margin });
  const results = (of: (name: Line) => number, income: number) => ({
    revenue: of("revenue"),
    costOfSales: of("cost"),
    expenses: of("distribution") + of("admin") + of("interest") - income,
    tax: of("tax"),
  });
  const group = groupProfit({
    parent: results((name) => v.own[name], v.deposit),
    subsidiary: results((name) => part(v, name), 0),
    percent: v.percent,
    salesWithin: v.sold,
    unrealised,
    seller: v.bySubsidiary ? "subsidiary" : "parent",
  });
  const its = results((name) => part(v, name), 0);
  const ofSub = its.revenue - its.costOfSales - its.expenses - its.tax - (v.bySubsidiary ? unrealised : 0);
  return { unrealised, group, ofSub };
}
