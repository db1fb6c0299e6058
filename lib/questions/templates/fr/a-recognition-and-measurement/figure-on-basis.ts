import { annuityFactor } from "@/lib/accountancy/discounting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const RATE = 10;
const BASES = ["historical cost", "current cost", "fair value", "value in use"] as const;

export const figureOnBasis = template({
  key: "fr-figure-on-basis",
  version: 2,
  point: "FR.A.recognition-and-measurement.measurement-bases",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    basis: d.pick(BASES),
    thing: d.pick(["press", "crane", "bus", "kiln", "loom"]),
    yearly: d.step(10_000, 30_000, 1_000),
    delivery: d.step(2_000, 12_000, 1_000),
    life: d.pick([8, 10, 12]),
    age: d.step(2, 4, 1),
    today: d.step(60_000, 240_000, 5_000),
    fetching: d.step(2_000, 10_000, 1_000),
    selling: d.step(1_000, 9_000, 1_000),
    inflow: d.step(12_000, 50_000, 1_000),
  }),
  make: (v) => {
    const left = v.life - v.age;
    const factor = round(annuityFactor(RATE, left), 3);
    const cost = v.yearly * v.life;
    const charged = v.yearly * v.age;
    const figures = {
      "historical cost": cost - charged,
      "current cost": v.today + v.fetching,
      "fair value": v.today,
      "value in use": round(v.inflow * factor),
    };
    const others = BASES.filter((basis) => basis !== v.basis).map((basis) => ({
      is: figures[basis],
      because: `That is the figure on the basis of ${basis}.`,
    }));
    const own = {
      "historical cost": { is: cost, because: "Historical cost is reduced by depreciation to date." },
      "current cost": { is: v.today - v.selling, because: "Costs of selling belong to a sale. Think of a buyer." },
      "fair value": { is: v.today - v.selling, because: "Costs of selling are not taken off fair value." },
      "value in use": { is: v.inflow * left, because: "The inflows were added without discounting." },
    };
    const worked = {
      "historical cost": [
        line("Price paid and delivery", cost),
        line(`Depreciation: ${v.age} of ${v.life} years`, -charged),
        grand("Historical cost, depreciated", figures["historical cost"]),
      ],
      "current cost": [
        line("Price of an equivalent one", v.today),
        line("Delivery", v.fetching),
        grand("Current cost", figures["current cost"]),
      ],
      "fair value": [grand("Price in the market, without costs of selling", v.today)],
      "value in use": [grand(`${money(v.inflow)} × ${figure(factor, 3)}`, figures["value in use"])],
    };
    return numberQuestion({
      ask: text`${v.firm} bought a ${v.thing} ${v.age} years ago for ${money(cost - v.delivery)} and paid ${money(v.delivery)} for its delivery. It is depreciated in equal amounts over ${v.life} years to nil. Today one of the same age and condition is bought and sold at ${money(v.today)}: a buyer would pay ${money(v.fetching)} more for delivery, and a seller would bear costs of ${money(v.selling)}. Using it will bring ${money(v.inflow)} at the end of each of the next ${left} years. At ${RATE}% the annuity factor for ${left} years is ${figure(factor, 3)}.

        What is its figure on the basis of **${v.basis}**, to the nearest dollar?`,
      before: "$",
      answer: figures[v.basis],
      hint: "Ask whose view it is: what was paid, what a buyer pays, what a seller is offered, or what its use brings.",
      mistakes: [...others, own[v.basis]],
      worked: steps(worked[v.basis]),
    });
  },
});
