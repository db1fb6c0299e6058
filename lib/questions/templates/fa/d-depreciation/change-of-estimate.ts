import { changeOfLife } from "@/lib/accountancy/depreciation";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const changeOfEstimate = template({
  key: "fa-change-of-estimate",
  version: 1,
  point: "FA.D.depreciation.change-of-estimate",
  marks: 2,
  seconds: 130,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    machine: d.pick(["bottling machine", "cutting machine", "printing press", "packing machine"]),
    life: d.pick([8, 10, 12]),
    yearly: d.step(2_000, 9_000, 500),
    residual: d.pick([0, 2_000, 4_000, 5_000]),
    used: d.step(2, 4, 1),
    left: d.step(3, 9, 1),
    newResidual: d.pick([0, 1_000, 3_000, 6_000]),
  }),
  fits: (v) => {
    const carrying = v.life * v.yearly + v.residual - v.used * v.yearly;
    return (
      v.left !== v.life - v.used &&
      v.newResidual !== v.residual &&
      Number.isInteger((carrying - v.newResidual) / v.left / 10)
    );
  },
  make: (v) => {
    const cost = v.life * v.yearly + v.residual;
    const carrying = cost - v.used * v.yearly;
    const charge = changeOfLife(carrying, v.newResidual, v.left);
    return numberQuestion({
      ask: text`On 1 January 20X1 ${v.firm} bought a ${v.machine} for ${money(cost)}. Its life was estimated at ${v.life} years and its residual value at
        ${v.residual === 0 ? "nil" : money(v.residual)}; it is depreciated in a straight line. On 1 January 20X${v.used + 1} the life that remains is estimated anew
        at ${v.left} years and the residual value at ${v.newResidual === 0 ? "nil" : money(v.newResidual)}.

        What is the charge for 20X${v.used + 1}, to the nearest dollar?`,
      before: "$",
      answer: charge,
      hint: "Begin with the carrying amount on the day of the new estimate.",
      mistakes: [
        { is: v.yearly, because: "That is the old charge. From the day of the change the new estimates count." },
        {
          is: changeOfLife(cost, v.newResidual, v.left),
          because: "Part of the cost was already charged: spread the carrying amount, not cost.",
        },
        { is: changeOfLife(carrying, 0, v.left), because: "The new residual value is missing: it is not written off." },
        {
          is: changeOfLife(carrying, v.residual, v.left),
          because: "You used the old residual value; it was estimated anew as well.",
        },
        {
          is: changeOfLife(carrying, v.newResidual, v.life - v.used),
          because: "You used the years that the old estimate had left.",
        },
        {
          is: changeOfLife(cost, v.newResidual, v.left + v.used),
          because: "Past years are not worked out again: the change counts from now on.",
        },
      ].filter(({ is }, index, all) => is !== charge && all.findIndex((one) => one.is === is) === index),
      worked: steps(
        line("Cost", cost),
        line(`Charged so far, ${v.used} × ${money(v.yearly)}`, -v.used * v.yearly),
        total("Carrying amount", carrying),
        line("New residual value", -v.newResidual),
        total("To be spread", carrying - v.newResidual),
        `${money(carrying - v.newResidual)} ÷ ${v.left} years = ${money(charge)}`,
      ),
    });
  },
});
