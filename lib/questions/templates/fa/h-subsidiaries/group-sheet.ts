import { groupPosition } from "@/lib/accountancy/consolidation";
import { input, sheetQuestion, total, worth } from "@/lib/questions/rules/builders/sheet";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

export const groupSheet = template({
  key: "fa-group-sheet",
  version: 2,
  point: "FA.H.subsidiaries.control",
  marks: 6,
  seconds: 420,
  difficulty: 1,
  draw: (d) => ({
    parent: d.firm(),
    sub: d.firm(),
    percent: d.pick([60, 70, 75, 80, 90]),
    own: {
      plant: d.step(400, 900, 10),
      current: d.step(100, 300, 10),
      shares: d.step(200, 400, 20),
      liabilities: d.step(60, 200, 10),
    },
    its: {
      plant: d.step(150, 400, 10),
      current: d.step(60, 150, 10),
      shares: d.step(80, 160, 20),
      liabilities: d.step(40, 100, 10),
    },
    growth: d.step(20, 60, 20),
    nci: d.step(30, 80, 5),
    excess: d.step(20, 90, 5),
    within: d.step(5, 30, 1),
  }),
  fits: (v) => {
    const earned = v.its.plant + v.its.current - v.its.shares - v.its.liabilities;
    return (
      earned - v.growth >= 30 &&
      (v.growth * v.percent) % 100 === 0 &&
      v.within < Math.min(v.its.current, v.its.liabilities, v.own.current)
    );
  },
  make: (v) => {
    const earned = v.its.plant + v.its.current - v.its.shares - v.its.liabilities;
    const before = earned - v.growth;
    const paid = v.its.shares + before + v.excess - v.nci;
    const own = v.own.plant + v.own.current + paid - v.own.shares - v.own.liabilities;
    const group = groupPosition({
      parent: {
        assets: v.own.plant + v.own.current,
        investment: paid,
        liabilities: v.own.liabilities,
        shareCapital: v.own.shares,
        retainedEarnings: own,
      },
      subsidiary: {
        assets: v.its.plant + v.its.current,
        liabilities: v.its.liabilities,
        shareCapital: v.its.shares,
        retainedEarnings: earned,
      },
      percent: v.percent,
      nonControllingAtAcquisition: v.nci,
      retainedAtAcquisition: before,
      withinGroup: v.within,
    });
    return sheetQuestion({
      ask: text`${v.parent} bought ${v.percent}% of ${v.sub} when its retained earnings were $${before},000; the non-controlling interest then had a fair value of $${v.nci},000. Today, in $000:

        ${table(
          ["$000", v.parent, v.sub],
          [
            ["Property, plant and equipment", v.own.plant, v.its.plant],
            [`Investment in ${v.sub}`, paid, "–"],
            ["Current assets", v.own.current, v.its.current],
            ["Share capital", v.own.shares, v.its.shares],
            ["Retained earnings", own, earned],
            ["Current liabilities", v.own.liabilities, v.its.liabilities],
          ],
        )}

        ${v.sub} owes ${v.parent} $${v.within},000 for goods, all sold on to customers. Complete the group's statement of financial position.`,
      columns: [{ label: "Group", unit: "$000" }],
      rows: [
        { label: "Property, plant and equipment", cells: [worth(v.own.plant + v.its.plant)] },
        { label: "Goodwill", cells: [worth(group.goodwill, { weight: 2 })] },
        { label: "Current assets", cells: [worth(v.own.current + v.its.current - v.within)] },
        { label: "Total assets", rule: "double", cells: [input("b1 + b2 + b3")] },
        { label: "Share capital", cells: [worth(v.own.shares)] },
        { label: "Retained earnings", cells: [worth(group.retainedEarnings, { weight: 2 })] },
        { label: "Non-controlling interest", cells: [worth(group.nonControlling, { weight: 2 })] },
        { label: "Current liabilities", cells: [worth(v.own.liabilities + v.its.liabilities - v.within)] },
        { label: "Total equity and liabilities", rule: "double", cells: [input("sum(b5:b8)")] },
        { label: "Difference between the totals", cells: [total("b4 - b9")] },
      ],
      hint: "Add line by line, cancel what the companies owe each other, and leave the subsidiary's share capital out.",
      worked: text`Goodwill: ${paid} + ${v.nci} − (${v.its.shares} + ${before}) = ${group.goodwill}. The subsidiary has earned ${earned} − ${before} = ${v.growth} since acquisition: ${v.percent}% of it goes to
        retained earnings, ${own} + ${(v.growth * v.percent) / 100}, the rest to the non-controlling interest, ${v.nci} + ${(v.growth * (100 - v.percent)) / 100}. The debt of ${v.within} within the group is taken off both sides.`,
    });
  },
});
