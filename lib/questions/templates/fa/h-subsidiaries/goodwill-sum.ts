import { goodwill } from "@/lib/accountancy/consolidation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { detail, grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const goodwillSum = template({
  key: "fa-goodwill",
  version: 1,
  point: "FA.H.subsidiaries.goodwill",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    parent: d.firm(),
    sub: d.firm(),
    percent: d.pick([60, 70, 75, 80, 90]),
    shares: d.step(100, 400, 20),
    earnings: d.step(80, 400, 10),
    uplift: d.step(20, 90, 10),
    more: d.step(20, 150, 10),
    nci: d.step(60, 160, 5),
    later: d.step(20, 90, 10),
  }),
  fits: (v) => v.shares + v.earnings + v.uplift + v.more - v.nci > v.nci && v.later !== v.uplift,
  make: (v) => {
    const netAssets = (v.shares + v.earnings + v.uplift) * 1000;
    const consideration = netAssets + (v.more - v.nci) * 1000;
    const answer = goodwill({ consideration, nonControlling: v.nci * 1000, netAssets });
    return numberQuestion({
      ask: text`On 1 July 20X4 ${v.parent} bought ${v.percent}% of the shares of ${v.sub} for ${money(consideration)}. On that day ${v.sub} had share capital of ${money(v.shares * 1000)} and retained
        earnings of ${money(v.earnings * 1000)}; its land was worth ${money(v.uplift * 1000)} more than its carrying amount. The fair value of the non-controlling interest was ${money(v.nci * 1000)}.
        By the end of 20X5 retained earnings of ${v.sub} had grown by ${money(v.later * 1000)}.

        What is goodwill?`,
      before: "$",
      answer,
      hint: "Compare what was paid, together with the non-controlling interest, with the net assets on the day of acquisition.",
      mistakes: [
        {
          is: answer - v.nci * 1000,
          because:
            "The fair value of the non-controlling interest is added: goodwill is for the whole of the subsidiary.",
        },
        {
          is: answer + v.uplift * 1000,
          because: "Net assets are taken at fair value: the land's higher value belongs to them.",
        },
        {
          is: answer - v.later * 1000,
          because: "Only what was there on the day of acquisition counts. Later earnings are the group's own.",
        },
        {
          is: consideration - (netAssets * v.percent) / 100,
          because:
            "With the non-controlling interest at fair value, all of the net assets are taken off, not the parent's share.",
        },
        {
          is: answer - 2 * v.nci * 1000,
          because: "The non-controlling interest is added to what was paid, not taken off.",
        },
      ],
      worked: steps(
        line("Paid", consideration),
        line("Non-controlling interest at fair value", v.nci * 1000),
        detail("Share capital", -v.shares * 1000),
        detail("Retained earnings at acquisition", -v.earnings * 1000),
        detail("Fair value of land above carrying amount", -v.uplift * 1000),
        grand("Goodwill", answer),
      ),
    });
  },
});
