import { bonusIssue } from "@/lib/accountancy/capital";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const bonusIssueEffect = template({
  key: "fa-bonus-issue",
  version: 1,
  point: "FA.D.capital-structure-and-finance-costs.bonus-issue",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    thousands: d.step(100, 800, 20),
    nominal: d.pick([25, 50]),
    premium: d.step(10_000, 90_000, 1_000),
    forEvery: d.pick([2, 4, 5, 10]),
    retained: d.step(80_000, 400_000, 5_000),
    asksPremium: d.chance(0.5),
  }),
  fits: (v) => {
    const needed = ((v.thousands * 1000) / v.forEvery) * (v.nominal / 100);
    return Number.isInteger(needed) && needed < v.premium - 2_000;
  },
  make: (v) => {
    const held = v.thousands * 1000;
    const before = {
      shareCapital: (held * v.nominal) / 100,
      sharePremium: v.premium,
      retainedEarnings: v.retained,
      revaluationSurplus: 0,
    };
    const { after, shareCapital, shares } = bonusIssue(before, {
      held,
      newShares: 1,
      forEvery: v.forEvery,
      nominal: v.nominal / 100,
    });
    const of = (amount: number) => (v.asksPremium ? v.premium - amount : before.shareCapital + amount);
    return numberQuestion({
      ask: text`${v.firm} has ${held} ordinary shares of ${v.nominal} cents each, a share premium of ${money(v.premium)} and retained earnings of ${money(v.retained)}. It makes
        a bonus issue of one new share for every ${v.forEvery} held, and uses the share premium for it.

        What is ${v.asksPremium ? "the share premium" : "the share capital"} after the issue?`,
      before: "$",
      answer: v.asksPremium ? after.sharePremium : after.shareCapital,
      hint: "How many new shares are there, and what is their nominal value?",
      mistakes: [
        { is: of(shares), because: "That is the number of shares. Multiply it by the nominal value." },
        {
          is: v.asksPremium ? v.premium : before.shareCapital,
          because: "A bonus issue turns reserves into share capital: both change, and equity as a whole does not.",
        },
        { is: of(-shareCapital), because: "The direction is wrong: share capital grows and share premium falls." },
        {
          is: of(round(before.shareCapital / (v.forEvery + 1))),
          because: `One new share for every ${v.forEvery} held: divide by ${v.forEvery}.`,
        },
      ],
      worked: v.asksPremium
        ? steps(
            `New shares: ${figure(held)} ÷ ${v.forEvery} = ${figure(shares)}, of ${v.nominal} cents each.`,
            line("Share premium before", v.premium),
            line("Nominal value of the new shares", -shareCapital),
            grand("Share premium after", after.sharePremium),
          )
        : steps(
            `New shares: ${figure(held)} ÷ ${v.forEvery} = ${figure(shares)}, of ${v.nominal} cents each.`,
            line("Share capital before", before.shareCapital),
            line("Nominal value of the new shares", shareCapital),
            grand("Share capital after", after.shareCapital),
          ),
    });
  },
});
