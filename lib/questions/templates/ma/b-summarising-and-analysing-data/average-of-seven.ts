import { mean, median, modes } from "@/lib/accountancy/statistics";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const ASKED = ["mean", "median", "mode"] as const;

export const averageOfSeven = template({
  key: "ma-average-of-seven",
  version: 1,
  point: "MA.B.summarising-and-analysing-data.averages",
  marks: 2,
  seconds: 80,
  difficulty: -1,
  draw: (d) => {
    const twice = d.step(12, 30, 1);
    const others = [0, 0, 0, 0, 0].map(() => d.step(10, 48, 1));
    return { firm: d.firm(), asked: d.pick(ASKED), days: d.shuffle([twice, twice, ...others]) };
  },
  fits: (v) => {
    const sum = v.days.reduce((all, one) => all + one, 0);
    return (
      modes(v.days).length === 1 && sum % 7 === 0 && new Set([sum / 7, median(v.days), modes(v.days)[0]]).size === 3
    );
  },
  make: (v) => {
    const sorted = [...v.days].sort((a, b) => a - b);
    const sum = sorted.reduce((all, one) => all + one, 0);
    const averages = { mean: mean(v.days), median: median(v.days), mode: modes(v.days)[0] ?? 0 };
    const unsorted = v.days[3] ?? 0;
    const others = ASKED.filter((one) => one !== v.asked).map((one) => ({
      is: averages[one],
      because: `That is the ${one}.`,
    }));
    const middle = {
      is: unsorted,
      because: "That stands in the middle of the list as given. Put the figures in order first.",
    };
    return numberQuestion({
      ask: text`Seven customers of ${v.firm} took ${v.days.slice(0, -1).join(", ")} and ${v.days.at(-1) ?? 0} days to pay.

        What is the **${v.asked}**?`,
      after: "days",
      answer: averages[v.asked],
      hint: "Put the seven figures in order first.",
      mistakes: [...others, ...(v.days.length > 0 && !Object.values(averages).includes(unsorted) ? [middle] : [])],
      worked: {
        mean: steps(`${sorted.join(" + ")} = ${sum}; ${sum} ÷ 7 = ${figure(averages.mean)}`),
        median: steps(`In order: ${sorted.join(", ")}. The fourth of seven: ${figure(averages.median)}`),
        mode: steps(`In order: ${sorted.join(", ")}. Only one stands there twice: ${figure(averages.mode)}`),
      }[v.asked],
    });
  },
});
