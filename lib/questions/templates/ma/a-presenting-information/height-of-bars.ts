import { growth } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const heightOfBars = template({
  key: "ma-height-of-bars",
  version: 2,
  point: "MA.A.presenting-information.honest-axis",
  marks: 2,
  seconds: 75,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    axis: d.step(60_000, 140_000, 5_000),
    first: d.step(2_000, 6_000, 500),
    times: d.pick([2, 3, 4]),
    months: d.pick([
      ["March", "April"],
      ["June", "July"],
      ["October", "November"],
    ]),
  }),
  make: (v) => {
    const [before, now] = [v.axis + v.first, v.axis + v.first * v.times];
    const answer = round(growth(now, before), 1);
    const [earlier = "", later = ""] = v.months;
    return numberQuestion({
      ask: text`A bar chart shows sales of ${v.firm}: ${money(before)} in ${earlier} and ${money(now)} in ${later}. Its vertical axis begins at ${money(v.axis)}, so that the second bar is ${v.times} times as high as the first.

        By how many per cent did sales rise in truth, to one decimal place?`,
      after: "%",
      places: 1,
      answer,
      hint: "Leave the bars alone and compare the figures.",
      mistakes: [
        {
          is: (v.times - 1) * 100,
          because: "That is what the bars show. The axis does not begin at zero, so their heights mislead.",
        },
        {
          is: growth(before, now) * -1,
          because: "You divided by the later figure. A rise is measured on the earlier one.",
        },
        { is: (now / before) * 100, because: "That is the later figure in per cent of the earlier one. Take off 100." },
        {
          is: growth(now, v.axis),
          because: "You measured the rise from the figure at which the axis begins. It is no month's sales.",
        },
      ],
      worked: steps(
        line("Rise", now - before),
        `${money(now - before)} ÷ ${money(before)} × 100 = ${figure(answer, 1)}%`,
      ),
    });
  },
});
