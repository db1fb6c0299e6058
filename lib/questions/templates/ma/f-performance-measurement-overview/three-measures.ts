import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const ASKED = ["economy", "efficiency", "effectiveness"] as const;

export const threeMeasures = template({
  key: "ma-three-measures",
  version: 2,
  point: "MA.F.performance-measurement-overview.three-es",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    town: d.town(),
    asked: d.pick(ASKED),
    wanted: d.step(200, 600, 20),
    reached: d.step(70, 98, 1),
    hours: d.step(1_000, 4_000, 100),
    group: d.step(4, 9, 1),
    paid: d.step(14, 24, 1),
    market: d.step(15, 26, 1),
  }),
  fits: (v) => v.market > v.paid && (v.wanted * v.reached) % 100 === 0,
  make: (v) => {
    const passed = (v.wanted * v.reached) / 100;
    const taught = v.hours * v.group;
    const saved = round(((v.market - v.paid) / v.market) * 100, 1);
    const perPass = round(v.hours / passed, 1);
    const measures = { economy: saved, efficiency: v.group, effectiveness: v.reached };
    const words = {
      economy: "by how many per cent the pay of an hour was below the usual rate, to one decimal place",
      efficiency: "the number of learner hours for each paid hour, to one decimal place",
      effectiveness: "the share of its objective that was reached, in per cent to one decimal place",
    };
    const names = { economy: "economy", efficiency: "efficiency", effectiveness: "effectiveness" };
    const answer = measures[v.asked];
    return numberQuestion({
      ask: text`A charity in ${v.town} wants ${v.wanted} adults to pass a reading test this year; ${passed} passed. Its teachers take groups. They were paid for ${v.hours} hours at ${money(v.paid)}, where ${money(v.market)} is usual, and gave ${taught} learner hours: one learner taught for an hour is one learner hour.

        Measure its **${names[v.asked]}**: ${words[v.asked]}.`,
      after: v.asked === "efficiency" ? "learner hours" : "%",
      places: 1,
      answer,
      hint: "Economy looks at what inputs cost, efficiency at output for input, effectiveness at the result against the objective.",
      mistakes: [
        ...ASKED.filter((one) => one !== v.asked).map((one) => ({
          is: measures[one],
          because: `That measures ${one}. ${one === "economy" ? "It looks at the price of inputs." : one === "efficiency" ? "It sets output against input." : "It sets the result against the objective."}`,
        })),
        { is: perPass, because: "That is hours for each adult who passed. It mixes input with the result." },
      ],
      worked: {
        economy: steps(`(${money(v.market)} − ${money(v.paid)}) ÷ ${money(v.market)} × 100 = ${figure(saved, 1)}%`),
        efficiency: steps(
          line("Learner hours", taught),
          line("Paid hours", v.hours),
          total("Learner hours for each paid hour", v.group),
        ),
        effectiveness: steps(
          line("Passed", passed),
          line("Objective", v.wanted),
          `${passed} ÷ ${v.wanted} × 100 = ${v.reached}%`,
        ),
      }[v.asked],
    });
  },
});
