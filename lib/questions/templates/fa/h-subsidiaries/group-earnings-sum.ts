import { groupEarnings } from "@/lib/accountancy/consolidation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const groupEarningsSum = template({
  key: "fa-group-earnings",
  version: 1,
  point: "FA.H.subsidiaries.group-retained-earnings",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    parent: d.firm(),
    sub: d.firm(),
    percent: d.pick([60, 70, 75, 80, 90]),
    own: d.step(300_000, 900_000, 10_000),
    before: d.step(60_000, 200_000, 2_000),
    growth: d.step(20_000, 140_000, 2_000),
    unrealised: d.step(2_000, 12_000, 1_000),
  }),
  make: (v) => {
    const after = v.before + v.growth;
    const answer = groupEarnings({
      parent: v.own,
      unrealisedByParent: v.unrealised,
      percent: v.percent,
      postAcquisition: v.growth,
    });
    return numberQuestion({
      ask: text`${v.parent} bought ${v.percent}% of ${v.sub} when the retained earnings of ${v.sub} were ${money(v.before)}. Now ${v.parent} has retained earnings of ${money(v.own)} and ${v.sub} of ${money(after)}. ${v.parent} has
        sold goods to ${v.sub}; a profit of ${money(v.unrealised)} in them is not yet realised by the group.

        What are the group's retained earnings?`,
      before: "$",
      answer,
      hint: "The group's earnings are the parent's own and its share of what the subsidiary earned since acquisition.",
      mistakes: [
        {
          is: v.own + after,
          because:
            "Earnings are not added in full: those before acquisition were bought, and part of the rest belongs to others.",
        },
        {
          is: v.own - v.unrealised + (after * v.percent) / 100,
          because: "What the subsidiary had earned before acquisition is in goodwill, not in the group's earnings.",
        },
        { is: answer + v.unrealised, because: "The unrealised profit has to be taken off." },
        {
          is: v.own - v.unrealised + v.growth,
          because:
            "Only the parent's share of the growth belongs to the group; the rest is the non-controlling interest's.",
        },
        {
          is: v.own + ((v.growth - v.unrealised) * v.percent) / 100,
          because: "The parent sold the goods, so all of the unrealised profit is taken off its own earnings.",
        },
      ],
      worked: steps(
        line(v.parent, v.own),
        line("Unrealised profit, sold by the parent", -v.unrealised),
        line(
          `${v.percent}% of ${v.sub} since acquisition, ${v.percent}% × (${money(after)} − ${money(v.before)})`,
          (v.growth * v.percent) / 100,
        ),
        grand("Group retained earnings", answer),
      ),
    });
  },
});
