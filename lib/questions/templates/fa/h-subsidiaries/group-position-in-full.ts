import { groupPosition, unrealisedProfit } from "@/lib/accountancy/consolidation";
import { input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { line, steps, table, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import type { Draw } from "@/lib/questions/rules/draw";
import { template } from "@/lib/questions/rules/template";

const company = (d: Draw, from: number, to: number) => ({
  plant: d.step(from, to, 10),
  inventory: d.step(from / 5, to / 5, 2),
  receivables: d.step(from / 5, to / 5, 2),
  bank: d.step(5, 30, 1),
  payables: d.step(from / 5, to / 5, 2),
});

const draw = (d: Draw) => ({
  parent: d.firm(),
  sub: d.firm(),
  percent: d.pick([60, 70, 75, 80]),
  own: { ...company(d, 400, 800), shares: d.step(200, 400, 20) },
  its: { ...company(d, 150, 350), shares: d.step(60, 140, 20) },
  growth: d.step(40, 120, 20),
  uplift: d.step(10, 40, 5),
  nciAbove: d.step(0, 15, 5),
  goodwill: d.step(15, 70, 5),
  sold: d.pick([30, 40, 60, 75, 90]),
  markUp: d.pick([20, 25, 50]),
  unsold: d.pick([20, 40, 50]),
  bySubsidiary: d.chance(0.5),
  within: d.step(6, 24, 1),
});

type Values = ReturnType<typeof draw>;

const inTransitTo = (v: Values) => (v.bySubsidiary ? { from: v.sub, to: v.parent } : { from: v.parent, to: v.sub });

export const groupPositionInFull = template({
  key: "fa-group-position-in-full",
  version: 1,
  reserved: true,
  point: "FA.H.subsidiaries.group-retained-earnings",
  marks: 15,
  seconds: 1080,
  difficulty: 1,
  draw,
  fits: (v) => {
    const { before, unrealised, exact, own, since } = partsOf(v);
    const debtor = v.bySubsidiary ? v.own.payables : v.its.payables;
    const creditor = v.bySubsidiary ? v.its.receivables : v.own.receivables;
    return (
      before >= 30 &&
      own >= 100 &&
      unrealised >= 1 &&
      exact === unrealised &&
      (since * v.percent) % 100 === 0 &&
      v.within < Math.min(debtor, creditor)
    );
  },
  make: (v) => {
    const { before, nci, paid, own, earned, unrealised, since, group } = partsOf(v);
    const { from, to } = inTransitTo(v);
    const row = (label: string, name: "plant" | "inventory" | "receivables" | "bank" | "payables" | "shares") => [
      label,
      v.own[name],
      v.its[name],
    ];
    const share = (since * v.percent) / 100;
    return sheetQuestion({
      ask: text`${v.parent} bought ${v.percent}% of the shares of ${v.sub} on 1 January 20X4. Prepare the consolidated statement of financial position at 31 December 20X5, in $000.`,
      exhibits: [
        {
          title: "Statements of financial position at 31 December 20X5",
          text: table(
            ["$000", v.parent, v.sub],
            [
              row("Property, plant and equipment", "plant"),
              [`Investment in ${v.sub}`, paid, "–"],
              row("Inventory", "inventory"),
              row("Trade receivables", "receivables"),
              row("Bank", "bank"),
              row("Share capital", "shares"),
              ["Retained earnings", own, earned],
              row("Trade payables", "payables"),
            ],
          ),
        },
        {
          title: "Further information",
          text: text`
            - On 1 January 20X4 the retained earnings of ${v.sub} were $${before},000, and its land was worth $${v.uplift},000 more than its carrying amount. The land is still held.
            - The non-controlling interest is measured at fair value, which was $${nci},000 at acquisition. Goodwill is not impaired.
            - In 20X5 ${from} sold goods to ${to} for $${v.sold},000, at a mark-up of ${v.markUp}% on cost. ${v.unsold}% of them are still in inventory.
            - At the year end ${to} owes ${from} $${v.within},000.`,
        },
      ],
      columns: [{ label: "Group", unit: "$000" }],
      rows: [
        {
          label: "Property, plant and equipment",
          cells: [worth(v.own.plant + v.its.plant + v.uplift, { weight: 4 })],
        },
        { label: "Goodwill", cells: [worth(group.goodwill, { weight: 5 })] },
        { label: "Inventory", cells: [worth(v.own.inventory + v.its.inventory - unrealised, { weight: 3 })] },
        { label: "Trade receivables", cells: [worth(v.own.receivables + v.its.receivables - v.within, { weight: 2 })] },
        { label: "Bank", cells: [worth(v.own.bank + v.its.bank)] },
        { label: "Total assets", rule: "double", cells: [input("sum(b1:b5)")] },
        { label: "Share capital", cells: [worth(group.shareCapital)] },
        { label: "Retained earnings", cells: [worth(group.retainedEarnings, { weight: 6 })] },
        { label: "Non-controlling interest", cells: [worth(group.nonControlling, { weight: 4 })] },
        { label: "Trade payables", cells: [worth(group.liabilities, { weight: 2 })] },
        { label: "Total equity and liabilities", rule: "double", cells: [input("sum(b7:b10)")] },
      ],
      hint: "Draw up the net assets of the subsidiary at acquisition and now. Goodwill needs the first, retained earnings need the difference.",
      worked: steps(
        text`**Goodwill**`,
        line("Price paid", paid),
        line("Non-controlling interest", nci),
        line(`Net assets: ${v.its.shares} + ${before} + ${v.uplift}`, -(v.its.shares + before + v.uplift)),
        total("Goodwill", group.goodwill),
        text`**Unrealised profit:** ${v.sold} × ${v.markUp}/${100 + v.markUp} × ${v.unsold}% = ${unrealised}. ${from} sold the goods, so it reduces ${v.bySubsidiary ? "the earnings of the subsidiary, which are then shared" : "the parent's earnings"}.`,
        text`**Earned since acquisition**`,
        line("Retained earnings now", earned),
        line("At acquisition", -before),
        ...(v.bySubsidiary ? [line("Unrealised profit", -unrealised)] : []),
        total("Since acquisition", since),
        text`**Retained earnings**`,
        line(v.parent, own),
        ...(v.bySubsidiary ? [] : [line("Unrealised profit", -unrealised)]),
        line(`${v.percent}% of ${since}`, share),
        total("Group", group.retainedEarnings),
        text`**Non-controlling interest:** ${nci} + ${100 - v.percent}% × ${since} = ${group.nonControlling}.`,
      ),
    });
  },
});

function partsOf(v: Values) {
  const assets = (one: Values["own"]) => one.plant + one.inventory + one.receivables + one.bank;
  const earned = assets(v.its) - v.its.shares - v.its.payables;
  const before = earned - v.growth;
  const netAssets = v.its.shares + before + v.uplift;
  const nci = Math.ceil((netAssets * (100 - v.percent)) / 500) * 5 + v.nciAbove;
  const paid = v.goodwill + netAssets - nci;
  const own = assets(v.own) + paid - v.own.shares - v.own.payables;
  const unrealised = unrealisedProfit({ price: v.sold, unsoldPercent: v.unsold, markUp: v.markUp });
  const since = v.growth - (v.bySubsidiary ? unrealised : 0);
  const group = groupPosition({
    parent: {
      assets: assets(v.own),
      investment: paid,
      liabilities: v.own.payables,
      shareCapital: v.own.shares,
      retainedEarnings: own,
    },
    subsidiary: {
      assets: assets(v.its),
      liabilities: v.its.payables,
      shareCapital: v.its.shares,
      retainedEarnings: earned,
    },
    percent: v.percent,
    nonControllingAtAcquisition: nci,
    retainedAtAcquisition: before,
    fairValueUplift: v.uplift,
    withinGroup: v.within,
    unrealised,
    seller: v.bySubsidiary ? "subsidiary" : "parent",
  });
  const exact = (v.sold * v.markUp * v.unsold) / ((100 + v.markUp) * 100);
  return { before, nci, paid, own, earned, unrealised, exact, since, group };
}
