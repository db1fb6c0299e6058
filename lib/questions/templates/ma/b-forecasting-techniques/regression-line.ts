import { regression } from "@/lib/accountancy/forecasting";
import { round, sum } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const regressionLine = template({
  key: "ma-regression-line",
  version: 2,
  point: "MA.B.forecasting-techniques.regression",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    xs: d.several([1, 2, 3, 4, 5, 6, 7, 8, 9], 5),
    slope: d.step(2, 9, 1),
    start: d.step(5, 30, 1),
    off: [d.step(-3, 3, 1), d.step(-3, 3, 1), d.step(-3, 3, 1), d.step(-3, 3, 1), d.step(-3, 3, 1)],
    wantsB: d.chance(0.5),
  }),
  fits: (v) => v.off.some((one) => one !== 0),
  make: (v) => {
    const points = v.xs.map((x, index) => ({ x, y: v.start + v.slope * x + (v.off[index] ?? 0) }));
    const n = points.length;
    const total = (of: (point: { x: number; y: number }) => number) => sum(points.map(of));
    const [x, y, xy, xx] = [total((p) => p.x), total((p) => p.y), total((p) => p.x * p.y), total((p) => p.x ** 2)];
    const found = regression(points);
    const b = round(found.variable, 2);
    // The question gives b rounded, so a is what follows from that; a from the exact slope counts too.
    const answer = v.wantsB ? b : round(y / n - (b * x) / n, 2);
    return numberQuestion({
      ask: text`For ${n} months, ${v.firm} has hours worked (x) and costs (y): Σx = ${x}, Σy = ${y}, Σxy = ${xy} and Σx² = ${xx}.

        In the regression line y = a + bx, what is ${v.wantsB ? "**b**" : `**a**, if b = ${b}`}, to two decimal places?`,
      places: 2,
      answer,
      routes: v.wantsB ? [] : [found.fixed],
      hint: v.wantsB ? "b = (nΣxy − ΣxΣy) ÷ (nΣx² − (Σx)²)." : "The line passes through the two means.",
      mistakes: v.wantsB
        ? [
            { is: y / x, because: "That is Σy over Σx. It is b only for a line through the origin." },
            {
              is: (n * xy - x * y) / (n * xx),
              because: "The square of Σx was not taken off below the line.",
            },
            { is: xy / xx, because: "Both parts need n times the sum less the product of the sums." },
          ]
        : [
            {
              is: y / n + (b * x) / n,
              because: "The sign is turned round: a is the mean of y less b times the mean of x.",
            },
            { is: y - b * x, because: "You took sums instead of means. Divide both by the number of months." },
            { is: y / n, because: "That is the mean of y. Take off b times the mean of x." },
          ],
      worked: v.wantsB
        ? steps(
            `Above: ${n} × ${figure(xy)} − ${x} × ${figure(y)} = ${figure(n * xy - x * y)}. Below: ${n} × ${figure(xx)} − ${x} × ${x} = ${figure(n * xx - x * x)}.`,
            line("b", answer),
          )
        : steps(
            line("Mean of y", round(y / n, 2)),
            line(`b × mean of x: ${b} × ${figure(x / n, 2)}`, -round((b * x) / n, 2)),
            grand("a", answer),
          ),
    });
  },
});
