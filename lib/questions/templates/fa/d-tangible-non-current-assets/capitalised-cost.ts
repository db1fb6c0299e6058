import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const capitalisedCost = template({
  key: "fa-capitalised-cost",
  version: 1,
  point: "FA.D.tangible-non-current-assets.what-is-capitalised",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    machine: d.pick(["packing machine", "printing press", "bottling machine", "cutting machine", "bakery oven"]),
    price: d.step(30_000, 90_000, 1_000),
    discount: d.pick([5, 10]),
    delivery: d.step(500, 2_500, 100),
    floor: d.step(1_000, 6_000, 200),
    testing: d.step(400, 2_000, 100),
    training: d.step(600, 3_000, 100),
    insurance: d.step(600, 2_400, 100),
  }),
  fits: (v) => v.training !== v.insurance,
  make: (v) => {
    const off = (v.price * v.discount) / 100;
    const cost = v.price - off + v.delivery + v.floor + v.testing;
    return numberQuestion({
      ask: text`${v.firm} buys a ${v.machine} at a list price of ${money(v.price)}, less a trade discount of ${v.discount}%. It also pays for delivery
        ${money(v.delivery)}, a stronger floor under the machine ${money(v.floor)}, testing before first use ${money(v.testing)}, training of
        the staff ${money(v.training)} and insurance for the first year ${money(v.insurance)}.

        What amount is capitalised as the cost of the machine?`,
      before: "$",
      answer: cost,
      hint: "What was needed to bring the machine to its place and make it ready for use?",
      mistakes: [
        {
          is: cost + v.training,
          because: "Training staff is an expense: the company does not control its staff as it does a machine.",
        },
        { is: cost + v.insurance, because: "Insurance keeps the machine safe while it is used: an expense." },
        {
          is: cost + v.training + v.insurance,
          because: "Training and insurance are expenses; they do not make the machine ready for use.",
        },
        { is: cost + off, because: "The trade discount was never paid, so it is no cost." },
        { is: cost - v.floor, because: "The machine cannot be used without the floor: it is part of its cost." },
        { is: cost - v.testing, because: "Testing before first use makes the machine ready: part of its cost." },
        { is: v.price - off, because: "Delivery, the floor and testing are needed to make the machine ready as well." },
      ],
      worked: steps(
        line("List price", v.price),
        line(`Trade discount, ${v.discount}%`, -off),
        line("Delivery", v.delivery),
        line("Floor", v.floor),
        line("Testing", v.testing),
        grand("Capitalised", cost),
      ),
    });
  },
});
