import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const tightestLimit = template({
  key: "ma-tightest-limit",
  version: 1,
  point: "MA.D.nature-and-purpose-of-budgeting.limiting-factor-first",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product(),
    demand: d.step(3_000, 9_000, 100),
    minutes: d.pick([12, 15, 20, 30]),
    machine: d.step(3_000, 9_000, 100),
    hours: d.pick([1, 1.5, 2]),
    labour: d.step(3_000, 9_000, 100),
    kg: d.pick([2, 3, 4]),
    material: d.step(3_000, 9_000, 100),
  }),
  fits: (v) => {
    const limits = [v.demand, v.machine, v.labour, v.material];
    return new Set(limits).size === 4 && (v.machine * v.minutes) % 60 === 0;
  },
  make: (v) => {
    const limits = [v.demand, v.machine, v.labour, v.material];
    const answer = Math.min(...limits);
    const [second = 0, third = 0, fourth = 0] = limits.filter((one) => one !== answer).sort((a, b) => a - b);
    return numberQuestion({
      ask: text`${v.firm} could sell ${v.demand} ${v.product.plural} next year. It has ${(v.machine * v.minutes) / 60} machine hours; a unit takes ${v.minutes} minutes. Skilled people can work ${v.labour * v.hours} hours; a unit takes ${v.hours === 1 ? "1 hour" : `${v.hours} hours`}. ${v.material * v.kg} kg of material can be bought; a unit takes ${v.kg} kg.

        How many units does the principal budget factor allow? There is no inventory.`,
      after: "units",
      answer,
      hint: "Turn each limit into units.",
      mistakes: [
        { is: second, because: "Another limit is tighter. Turn all four into units and take the smallest." },
        { is: third, because: "That limit is not the tightest. Turn all four into units and take the smallest." },
        { is: fourth, because: "That is the loosest limit. The tightest one decides." },
      ],
      worked: steps(
        line("Demand, units", v.demand),
        line(`Machine hours: ${figure((v.machine * v.minutes) / 60)} × 60 ÷ ${v.minutes}`, v.machine),
        line(`Skilled hours: ${figure(v.labour * v.hours)} ÷ ${v.hours}`, v.labour),
        line(`Material: ${figure(v.material * v.kg)} ÷ ${v.kg}`, v.material),
        `The smallest decides: ${figure(answer)}`,
      ),
    });
  },
});
