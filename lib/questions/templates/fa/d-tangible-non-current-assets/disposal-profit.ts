import { carryingAmount, reducingBalance } from "@/lib/accountancy/depreciation";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

type Values = { firm: string; cost: number; rate: number; years: number; proceeds: number };

const yearsOf = ({ cost, rate, years }: Values) => reducingBalance({ cost, rate, years });
const carrying = (v: Values) => carryingAmount(v.cost, yearsOf(v));
const straight = ({ cost, rate, years }: Values) => cost - (cost * rate * years) / 100;

export const disposalProfit = template<Values>({
  key: "fa-disposal-profit",
  version: 3,
  point: "FA.D.tangible-non-current-assets.disposal",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    cost: d.step(20_000, 80_000, 1000),
    rate: d.pick([10, 15, 20, 25, 30]),
    years: d.step(2, 4, 1),
    proceeds: d.step(4000, 40_000, 500),
  }),
  // Whole charges: it must not matter whether a student rounds each year or only once.
  fits: (v) =>
    Number.isInteger(round(v.cost * (1 - v.rate / 100) ** v.years, 6)) &&
    Math.abs(v.proceeds - carrying(v)) >= 200 &&
    Math.abs(v.proceeds - carrying(v)) <= carrying(v) / 2 &&
    v.proceeds < v.cost,
  make: (v) =>
    numberQuestion({
      ask: text`${v.firm} bought a machine for ${money(v.cost)} and depreciates it at ${v.rate}% on the reducing balance,
        a full year in the year of purchase and none in the year of sale. After ${v.years} years of charges it was sold
        for ${money(v.proceeds)}.

        What is the profit (or loss, as a negative figure) on disposal?`,
      before: "$",
      answer: v.proceeds - carrying(v),
      hint: "Work out the carrying amount on the day of sale first.",
      mistakes: [
        {
          is: v.proceeds - straight(v),
          because: "You depreciated in a straight line. The reducing balance takes the rate on what is left.",
        },
        { is: carrying(v) - v.proceeds, because: "The sign is turned round: profit is proceeds less carrying amount." },
        { is: v.proceeds - carrying({ ...v, years: v.years - 1 }), because: "One year's charge is missing." },
        { is: v.proceeds - v.cost, because: "Compare the proceeds with the carrying amount, not with cost." },
      ],
      worked: steps(
        line("Cost", v.cost),
        ...yearsOf(v).map(({ charge }, year) => line(`Charge of year ${year + 1}`, -charge)),
        total("Carrying amount on the day of sale", carrying(v)),
        "The profit is what is received above it; a loss is negative.",
        line("Proceeds", v.proceeds),
        line("Carrying amount", -carrying(v)),
        total("Profit (loss) on disposal", v.proceeds - carrying(v)),
      ),
    }),
});
