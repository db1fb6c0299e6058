import { nonControlling } from "@/lib/accountancy/consolidation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const interestOfOthers = template({
  key: "fa-interest-of-others",
  version: 2,
  point: "FA.H.subsidiaries.non-controlling-interest",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    parent: d.firm(),
    sub: d.firm(),
    percent: d.pick([60, 70, 75, 80, 90]),
    nci: d.step(50_000, 180_000, 5_000),
    before: d.step(60_000, 200_000, 2_000),
    growth: d.step(20_000, 120_000, 2_000),
    unrealised: d.step(2_000, 12_000, 1_000),
    sells: d.chance(0.5),
  }),
  make: (v) => {
    const after = v.before + v.growth;
    const postAcquisition = v.growth - (v.sells ? v.unrealised : 0);
    const answer = nonControlling({ atAcquisition: v.nci, percent: v.percent, postAcquisition });
    const others = 100 - v.percent;
    return numberQuestion({
      ask: text`${v.parent} owns ${v.percent}% of ${v.sub}. At acquisition the non-controlling interest had a fair value of ${money(v.nci)} and ${v.sub} had retained earnings of ${money(v.before)}; they are ${money(after)}
        at 31 December 20X5. Goods that ${v.sells ? `${v.sub} sold to ${v.parent}` : `${v.parent} sold to ${v.sub}`} are still in the group's inventory, with a profit of ${money(v.unrealised)} in them.

        What is the non-controlling interest at 31 December 20X5?`,
      before: "$",
      answer,
      hint: "What did the subsidiary earn since acquisition, and which part of it belongs to others?",
      mistakes: [
        { is: v.nci, because: "The non-controlling interest also has its share of what was earned since acquisition." },
        {
          is: v.nci + (after * others) / 100,
          because: "Only earnings since acquisition are shared: those before are in the fair value already.",
        },
        {
          is: v.nci + (postAcquisition * v.percent) / 100,
          because: "You took the parent's share. The rest belongs to the non-controlling interest.",
        },
        v.sells
          ? {
              is: v.nci + (v.growth * others) / 100,
              because: "The subsidiary sold the goods, so the unrealised profit reduces its earnings.",
            }
          : {
              is: v.nci + ((v.growth - v.unrealised) * others) / 100,
              because: "The parent sold the goods, so the unrealised profit is the parent's alone.",
            },
      ],
      worked: steps(
        ...(v.sells
          ? [
              `Earnings since acquisition: ${money(after)} − ${money(v.before)} − ${money(v.unrealised)} = ${money(postAcquisition)}`,
            ]
          : [
              `Earnings since acquisition: ${money(after)} − ${money(v.before)} = ${money(postAcquisition)}. The parent sold the goods.`,
            ]),
        line("Fair value at acquisition", v.nci),
        line(`Share of earnings, ${others}%`, answer - v.nci),
        grand("Non-controlling interest", answer),
      ),
    });
  },
});
