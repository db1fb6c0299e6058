import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const partExchange = template({
  key: "fa-part-exchange",
  version: 2,
  point: "FA.D.tangible-non-current-assets.part-exchange",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    vehicle: d.pick(["van", "lorry", "tractor", "forklift truck"]),
    cost: d.step(20_000, 60_000, 1_000),
    share: d.step(40, 80, 5),
    price: d.step(30_000, 80_000, 1_000),
    offer: d.step(4_000, 20_000, 500),
    asksPaid: d.chance(0.4),
  }),
  fits: (v) =>
    Math.abs(v.offer - (v.cost * (100 - v.share)) / 100) >= 500 &&
    v.price - v.offer >= 10_000 &&
    v.price > v.cost &&
    v.price - v.cost !== v.offer,
  make: (v) => {
    const accumulated = (v.cost * v.share) / 100;
    const carrying = v.cost - accumulated;
    const profit = v.offer - carrying;
    const paid = v.price - v.offer;
    return numberQuestion({
      ask: text`${v.firm} gives an old ${v.vehicle} in part exchange for a new one. The old ${v.vehicle} cost ${money(v.cost)} and has accumulated
        depreciation of ${money(accumulated)}. The new one has a price of ${money(v.price)}; ${
          v.asksPaid
            ? `the dealer takes the old one for ${money(v.offer)}`
            : `${v.firm} pays ${money(paid)} and the dealer takes the old one for the rest`
        }.

        ${v.asksPaid ? "How much does the company pay to the dealer?" : "What is the profit (or loss, as a negative figure) on the old one?"}`,
      before: "$",
      answer: v.asksPaid ? paid : profit,
      hint: "The part exchange allowance is the price at which the old one is sold.",
      mistakes: v.asksPaid
        ? [
            {
              is: v.price - carrying,
              because: "The dealer gives the allowance for the old one, not its carrying amount.",
            },
            { is: v.price, because: "The allowance makes up part of the price." },
            { is: v.offer, because: "That is the allowance. The company pays the rest of the price." },
            { is: v.price + v.offer, because: "The allowance is taken off the price." },
            { is: v.price - v.cost, because: "What the old one cost years ago does not matter to the dealer." },
          ]
        : [
            { is: -profit, because: "The sign is turned round: profit is the allowance less the carrying amount." },
            {
              is: paid - carrying,
              because:
                "You took the money paid for the proceeds. The proceeds are the allowance: price less money paid.",
            },
            { is: v.offer - v.cost, because: "Compare the allowance with the carrying amount, not with cost." },
            { is: v.price - carrying, because: "The price of the new one is not the proceeds of the old one." },
          ],
      worked: v.asksPaid
        ? steps(line("Price of the new one", v.price), line("Allowance for the old one", -v.offer), grand("Paid", paid))
        : steps(
            line("Price of the new one", v.price),
            line("Paid", -paid),
            total("Allowance: the proceeds of the old one", v.offer),
            line("Carrying amount of the old one", -carrying),
            grand("Profit (loss)", profit),
          ),
    });
  },
});
