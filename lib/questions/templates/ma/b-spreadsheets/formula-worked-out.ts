import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const formulaWorkedOut = template({
  key: "ma-formula-worked-out",
  version: 2,
  point: "MA.B.spreadsheets.formulas-and-functions",
  marks: 2,
  seconds: 75,
  difficulty: 0,
  draw: (d) => ({
    figures: [d.step(12, 60, 2), d.step(12, 60, 2), d.step(12, 60, 2), d.step(12, 60, 2)],
    by: d.pick([2, 4]),
    form: d.pick(["range", "order", "if"] as const),
  }),
  fits: (v) => new Set(v.figures).size === 4 && v.figures.every((one) => one % v.by === 0),
  make: (v) => {
    const [a = 0, b = 0, c = 0, d = 0] = v.figures;
    const all = a + b + c + d;
    const forms = {
      range: {
        formula: `=SUM(B2:B5)/${v.by}`,
        answer: all / v.by,
        mistakes: [
          { is: (a + d) / v.by, because: "A colon means 'from, to': the range has four cells and not two." },
          { is: all, because: `The sum is still to be divided by ${v.by}.` },
          { is: a + b + c + d / v.by, because: "The function is worked out first; the division takes the whole sum." },
        ],
        why: `${a} + ${b} + ${c} + ${d} = ${all}; divided by ${v.by}`,
      },
      order: {
        formula: `=B2+B3*B4-B5/${v.by}`,
        answer: a + b * c - d / v.by,
        mistakes: [
          { is: (a + b) * c - d / v.by, because: "Multiplication comes before addition where there are no brackets." },
          { is: (a + b * c - d) / v.by, because: "Only B5 is divided. There are no brackets around the rest." },
          { is: ((a + b) * c - d) / v.by, because: "You worked from left to right. First come * and /, then + and -." },
        ],
        why: `${b} × ${c} = ${figure(b * c)} and ${d} ÷ ${v.by} = ${d / v.by}; then ${a} + ${figure(b * c)} − ${d / v.by}`,
      },
      if: {
        formula: `=IF(B2>B3,B4*${v.by},B5+${v.by})`,
        answer: a > b ? c * v.by : d + v.by,
        mistakes: [
          {
            is: a > b ? d + v.by : c * v.by,
            because: "The first result stands where the condition is true, the second where it is false.",
          },
          {
            is: Math.max(a, b),
            because: "The condition itself is only true or false. The result comes from what follows it.",
          },
          { is: c * v.by + d + v.by, because: "Only one of the two results is taken." },
        ],
        why: `${a} is ${a > b ? "" : "not "}larger than ${b}, so the ${a > b ? "first" : "second"} result counts`,
      },
    };
    const { formula, answer, mistakes, why } = forms[v.form];
    return numberQuestion({
      ask: text`Part of a spreadsheet:

        ${table(
          ["", "B"],
          [
            ["2", a],
            ["3", b],
            ["4", c],
            ["5", d],
          ],
        )}

        What does the formula ${formula} give?`,
      answer,
      hint: "Functions and brackets first, then * and /, then + and -.",
      mistakes,
      worked: steps(`${why}.`, line("Result", answer)),
    });
  },
});
