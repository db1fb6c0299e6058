import { wages } from "@/lib/accountancy/costing/labour";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const overtimeSplit = template({
  key: "ma-overtime-split",
  version: 2,
  point: "MA.C.material-labour-and-overhead-costs.overtime-and-idle",
  marks: 2,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    workers: d.step(4, 20, 1),
    basic: d.pick([35, 38, 40]),
    overtime: d.step(3, 8, 1),
    rate: d.step(10, 24, 2),
    premium: d.pick([25, 50, 100]),
    idle: d.step(1, 3, 1),
    direct: d.chance(0.6),
  }),
  make: (v) => {
    const hours = v.workers * (v.basic + v.overtime);
    const pay = wages({ hours: v.basic + v.overtime, basicHours: v.basic, rate: v.rate, premiumPercent: v.premium });
    const premium = v.workers * pay.premium;
    const idle = v.workers * v.idle * v.rate;
    const direct = hours * v.rate - idle;
    return numberQuestion({
      ask: text`${v.firm} has ${v.workers} workers who make its products. In a week each was paid for ${v.basic} basic hours and ${v.overtime} hours of overtime, which was worked because of general pressure of work. The basic rate is ${money(v.rate)} an hour; overtime is paid at the basic rate
        plus ${v.premium}%. Each of them had ${v.idle} idle ${v.idle === 1 ? "hour" : "hours"} while a machine was repaired.

        How much of the week's wages is ${v.direct ? "direct" : "indirect"} labour cost?`,
      before: "$",
      answer: v.direct ? direct : premium + idle,
      hint: "Sort the wages into work on the products, premium and idle time.",
      mistakes: v.direct
        ? [
            { is: hours * v.rate, because: "Idle time is an overhead." },
            {
              is: direct + premium,
              because: "The overtime premium is an overhead, as no customer asked for the overtime.",
            },
            { is: hours * v.rate + premium, because: "Premium and idle time are overheads." },
            {
              is: v.workers * v.basic * v.rate - idle,
              because: "The overtime hours were worked on the products as well: at the basic rate they are direct.",
            },
          ]
        : [
            { is: premium, because: "Idle time is an overhead as well." },
            { is: idle, because: "The overtime premium is an overhead as well." },
            {
              is: premium + idle + v.workers * v.overtime * v.rate,
              because: "The overtime hours at the basic rate are work on the products: direct.",
            },
            { is: direct, because: "That is the direct part." },
          ],
      worked: v.direct
        ? steps(
            line(`All hours at the basic rate, ${figure(hours)} × ${money(v.rate)}`, hours * v.rate),
            line("Idle time: an overhead", -idle),
            grand("Direct labour cost", direct),
            `The premium is an overhead, too, and not part of the ${money(direct)}.`,
          )
        : steps(
            line(`Premium, ${v.workers * v.overtime} hours × ${money(v.rate)} × ${v.premium}%`, premium),
            line(`Idle time, ${v.workers * v.idle} hours × ${money(v.rate)}`, idle),
            grand("Indirect labour cost", premium + idle),
          ),
    });
  },
});
