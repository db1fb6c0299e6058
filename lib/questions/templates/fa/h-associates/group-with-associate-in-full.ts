import { associate, groupPosition, shareOf } from "@/lib/accountancy/consolidation";
import { input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { template } from "@/lib/questions/rules/template";

const draw = (d: Draw) => ({
  parent: d.firm(),
  sub: d.firm(),
  other: d.firm(),
  percent: d.pick([60, 75, 80, 90]),
  influence: d.pick([20, 25, 30, 40]),
  own: { plant: d.step(400, 800, 10), current: d.step(120, 300, 10), shares: d.step(200, 400, 20) },
  its: { plant: d.step(150, 350, 10), current: d.step(60, 150, 10), shares: d.step(60, 140, 20) },
  debts: { own: d.step(80, 200, 10), its: d.step(30, 90, 10) },
  growth: d.step(20, 120, 20),
  uplift: d.step(10, 40, 5),
  nciAbove: d.step(0, 15, 5),
  goodwill: d.step(15, 70, 5),
  cost: d.step(40, 90, 5),
  atPurchase: d.step(60, 160, 10),
  kept: d.step(20, 100, 20),
  within: d.step(5, 25, 1),
  due: d.step(4, 15, 1),
});

type Values = ReturnType<typeof draw>;

export const groupWithAssociateInFull = template({
  key: "fa-group-with-associate-in-full",
  version: 1,
  reserved: true,
  point: "FA.H.associates.equity-method-position",
  marks: 15,
  seconds: 1080,
  difficulty: 1,
  draw,
  fits: (v) => {
    const { before, own } = partsOf(v);
    return (
      before >= 30 &&
      own >= 100 &&
      (v.growth * v.percent) % 100 === 0 &&
      (v.kept * v.influence) % 100 === 0 &&
      v.within < Math.min(v.own.current / 2, v.debts.its)
    );
  },
  make: (v) => {
    const { before, nci, paid, own, earned, group, held } = partsOf(v);
    const [fromSub, fromOther] = [shareOf(v.growth, v.percent), shareOf(v.kept, v.influence)];
    return sheetQuestion({
      ask: text`${v.parent} bought ${v.percent}% of ${v.sub} and ${v.influence}% of ${v.other} on 1 January 20X3; the second gives it significant influence. Prepare the consolidated statement of financial position at 31 December 20X5, in $000.`,
      exhibits: [
        {
          title: "Statements of financial position at 31 December 20X5",
          text: table(
            ["$000", v.parent, v.sub],
            [
              ["Property, plant and equipment", v.own.plant, v.its.plant],
              [`Investment in ${v.sub}, at cost`, paid, "–"],
              [`Investment in ${v.other}, at cost`, v.cost, "–"],
              ["Current assets", v.own.current, v.its.current],
              ["Share capital", v.own.shares, v.its.shares],
              ["Retained earnings", own, earned],
              ["Liabilities", v.debts.own, v.debts.its],
            ],
          ),
        },
        {
          title: "Further information",
          text: text`
            - On 1 January 20X3 retained earnings were $${before},000 in ${v.sub} and $${v.atPurchase},000 in ${v.other}; in the latter they are now $${v.atPurchase + v.kept},000.
            - On that day the land of ${v.sub} was worth $${v.uplift},000 more than its carrying amount, and the non-controlling interest had a fair value of $${nci},000. The land is still held.
            - ${v.sub} owes ${v.parent} $${v.within},000, and ${v.other} owes ${v.parent} $${v.due},000. No goods sold within the group are in inventory, and nothing is impaired.`,
        },
      ],
      columns: [{ label: "Group", unit: "$000" }],
      rows: [
        {
          label: "Property, plant and equipment",
          cells: [worth(v.own.plant + v.its.plant + v.uplift, { weight: 3 })],
        },
        { label: "Goodwill", cells: [worth(group.goodwill, { weight: 5 })] },
        { label: "Investment in associate", cells: [worth(held, { weight: 4 })] },
        { label: "Current assets", cells: [worth(v.own.current + v.its.current - v.within, { weight: 3 })] },
        { label: "Total assets", rule: "double", cells: [input("sum(b1:b4)")] },
        { label: "Share capital", cells: [worth(v.own.shares)] },
        { label: "Retained earnings", cells: [worth(group.retainedEarnings + fromOther, { weight: 6 })] },
        { label: "Non-controlling interest", cells: [worth(group.nonControlling, { weight: 4 })] },
        { label: "Liabilities", cells: [worth(group.liabilities, { weight: 2 })] },
        { label: "Total equity and liabilities", rule: "double", cells: [input("sum(b6:b9)")] },
      ],
      hint: "Only the subsidiary is added line by line. The associate is one line: cost and a share of what it earned since.",
      worked: steps(
        text`**Goodwill**`,
        line("Price paid", paid),
        line("Non-controlling interest", nci),
        line(`Net assets: ${v.its.shares} + ${before} + ${v.uplift}`, -(v.its.shares + before + v.uplift)),
        total("Goodwill", group.goodwill),
        text`**Investment in associate**`,
        line("Cost", v.cost),
        line(`${v.influence}% of ${v.kept}, kept since the purchase`, fromOther),
        total("Investment", held),
        text`**Retained earnings**`,
        line(v.parent, own),
        line(`${v.percent}% of ${v.growth}, earned by ${v.sub} since`, fromSub),
        line("Share of the associate", fromOther),
        total("Group", group.retainedEarnings + fromOther),
        text`**Non-controlling interest:** ${nci} + ${100 - v.percent}% × ${v.growth} = ${group.nonControlling}. The debt of ${v.sub} is within the group and is cancelled; that of ${v.other} is not, since an associate stands outside the group.`,
      ),
    });
  },
});

function partsOf(v: Values) {
  const earned = v.its.plant + v.its.current - v.its.shares - v.debts.its;
  const before = earned - v.growth;
  const netAssets = v.its.shares + before + v.uplift;
  const nci = Math.ceil((netAssets * (100 - v.percent)) / 500) * 5 + v.nciAbove;
  const paid = v.goodwill + netAssets - nci;
  const own = v.own.plant + v.own.current + paid + v.cost - v.own.shares - v.debts.own;
  const group = groupPosition({
    parent: {
      assets: v.own.plant + v.own.current + v.cost,
      investment: paid,
      liabilities: v.debts.own,
      shareCapital: v.own.shares,
      retainedEarnings: own,
    },
    subsidiary: {
      assets: v.its.plant + v.its.current,
      liabilities: v.debts.its,
      shareCapital: v.its.shares,
      retainedEarnings: earned,
    },
    percent: v.percent,
    nonControllingAtAcquisition: nci,
    retainedAtAcquisition: before,
    fairValueUplift: v.uplift,
    withinGroup: v.within,
  });
  const held = associate({ cost: v.cost, percent: v.influence, postAcquisition: v.kept });
  return { before, nci, paid, own, earned, group, held };
}
