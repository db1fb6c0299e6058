import { regression } from "@/lib/accountancy/forecasting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const regressionSums = template({
  key: "ma-regression-sums",
  version: 2,
  point: "MA.B.forecasting-techniques.regression",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    xs: d.several([2, 3, 4, 5, 6, 7, 8, 9, 10], 5),
    slope: d.step(2, 9, 1),
    fixed: d.step(10, 40, 1),
    noise: [d.step(-3, 3, 1), d.step(-3, 3, 1), d.step(-3, 3, 1), d.step(-3, 3, 1), d.step(-3, 3, 1)],
    asksSlope: d.chance(0.6),
  }),
  make: (v) => {
    const points = v.xs.map((x, index) => ({ x, y: v.fixed + v.slope * x + (v.noise[index] ?? 0) }));
    const of = (term: (point: { x: number; y: number }) => number) =>
      points.reduce((all, point) => all + term(point), 0);
    const [sx, sy, sxy, sxx] = [of(({ x }) => x), of(({ y }) => y), of(({ x, y }) => x * y), of(({ x }) => x * x)];
    const found = regression(points);
    const answer = round(v.asksSlope ? found.variable : found.fixed, 2);
    const n = points.length;
    return numberQuestion({
      ask: text`${v.firm} has measured output (x, in thousands of units) and cost (y, in $000) in five months: Σx = ${sx}, Σy = ${sy}, Σxy = ${sxy}, Σx² = ${sxx}.

        In the regression line y = a + bx, what is ${v.asksSlope ? "b" : "a"}, to two decimal places?`,
      places: 2,
      answer,
      // The rounded slope may be used for a.
      routes: v.asksSlope ? [] : [sy / n - (round(found.variable, 2) * sx) / n],
      hint: "b = (nΣxy − ΣxΣy) ÷ (nΣx² − (Σx)²)",
      mistakes: v.asksSlope
        ? [
            { is: found.fixed, because: "That is a, the fixed part." },
            { is: sxy / sxx, because: "The line does not go through zero: both means have to be taken off." },
            { is: sy / sx, because: "That is the average cost of a thousand units, with fixed cost in it." },
          ]
        : [
            { is: found.variable, because: "That is b, the variable part." },
            { is: sy / n, because: "That is the mean of y. Take b times the mean of x off." },
            {
              is: sy - found.variable * sx,
              because: "Divide the sums by the number of months: a is measured at the means.",
            },
          ],
      worked: v.asksSlope
        ? text`b = (5 × ${sxy} − ${sx} × ${sy}) ÷ (5 × ${sxx} − ${sx} × ${sx}) = ${n * sxy - sx * sy} ÷ ${n * sxx - sx * sx} = ${figure(found.variable, 2)}`
        : text`b = (5 × ${sxy} − ${sx} × ${sy}) ÷ (5 × ${sxx} − ${sx} × ${sx}) = ${figure(found.variable, 4)}. Round at the end, not here.

          a = ${sy} ÷ 5 − ${figure(found.variable, 4)} × ${sx} ÷ 5 = ${figure(found.fixed, 2)}`,
    });
  },
});
