import { rightsIssue } from "@/lib/accountancy/capital";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const rightsIssuePremium = template({
  key: "fa-rights-issue",
  version: 1,
  point: "FA.D.capital-structure-and-finance-costs.rights-issue",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    shareCapital: d.step(100_000, 500_000, 10_000),
    nominal: d.pick([25, 50]),
    premium: d.step(20_000, 120_000, 5_000),
    forEvery: d.pick([2, 4, 5]),
    above: d.step(20, 120, 5),
  }),
  make: (v) => {
    const held = (v.shareCapital * 100) / v.nominal;
    const price = (v.nominal + v.above) / 100;
    const issue = rightsIssue({ held, newShares: 1, forEvery: v.forEvery, nominal: v.nominal / 100, price });
    return numberQuestion({
      ask: text`${v.firm} has share capital of ${money(v.shareCapital)} in ordinary shares of ${v.nominal} cents each, and a share premium of ${money(v.premium)}. It makes a rights
        issue of one new share for every ${v.forEvery} held at ${money(price)} a share. All of them are taken up and paid for.

        What is the share premium after the issue?`,
      before: "$",
      answer: v.premium + issue.sharePremium,
      hint: "First find how many shares there are.",
      mistakes: [
        { is: issue.sharePremium, because: "That is the premium on the new shares alone. Add it to what was there." },
        {
          is: v.premium + issue.cash,
          because: "The whole price was added. The nominal value of the new shares goes to share capital.",
        },
        {
          is: v.premium + round((v.shareCapital / v.forEvery) * (v.above / 100)),
          because: `Share capital is in dollars. At ${v.nominal} cents each there are ${figure(held)} shares.`,
        },
        {
          is: v.premium - issue.shareCapital,
          because: "A rights issue brings in cash. It does not use up the share premium as a bonus issue does.",
        },
        { is: v.premium, because: "The new shares are sold above nominal value, so the share premium grows." },
      ],
      worked: steps(
        `Shares before: ${money(v.shareCapital)} ÷ ${money(v.nominal / 100)} = ${figure(held)}. New: ÷ ${v.forEvery} = ${figure(issue.shares)}.`,
        line("Share premium before", v.premium),
        line(`New shares, ${figure(issue.shares)} × ${money(v.above / 100)}`, issue.sharePremium),
        grand("Share premium after", v.premium + issue.sharePremium),
      ),
    });
  },
});
