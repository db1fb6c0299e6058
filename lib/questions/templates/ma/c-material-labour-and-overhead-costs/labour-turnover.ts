import { turnover } from "@/lib/accountancy/costing/labour";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

export const labourTurnover = template({
  key: "ma-labour-turnover",
  version: 2,
  point: "MA.C.material-labour-and-overhead-costs.pay-and-turnover",
  marks: 2,
  seconds: 90,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    start: d.step(60, 400, 2),
    leavers: d.step(8, 60, 1),
    closed: d.step(2, 20, 2),
  }),
  fits: (v) => v.leavers > v.closed + 3 && v.leavers < v.start / 3,
  make: (v) => {
    const replaced = v.leavers - v.closed;
    const end = v.start - v.closed;
    const average = (v.start + end) / 2;
    const answer = round(turnover(replaced, average), 1);
    return numberQuestion({
      ask: text`${v.firm} had ${v.start} employees at the beginning of the year and ${end} at its end. During the year ${v.leavers} left. ${v.closed} of them were not replaced, because their jobs were closed; all others were replaced.

        What was labour turnover, in per cent to one decimal place?`,
      after: "%",
      places: 1,
      answer,
      hint: "Who was replaced, and how many worked there on average?",
      mistakes: [
        {
          is: turnover(v.leavers, average),
          because: "You counted everybody who left. Only those who were replaced count.",
        },
        {
          is: turnover(v.closed, average),
          because: "Those are the leavers who were not replaced. The others count.",
        },
        {
          is: turnover(replaced, v.start),
          because: "You divided by the number at the beginning. Divide by the average of beginning and end.",
        },
        {
          is: turnover(v.leavers, v.start),
          because: "Only those who were replaced count, and they are divided by the average number of employees.",
        },
      ],
      worked: steps(
        `Replaced: ${v.leavers} − ${v.closed} = ${replaced}. Average number of employees: (${v.start} + ${end}) ÷ 2 = ${average}.`,
        line(`Labour turnover: ${replaced} ÷ ${average}`, `${answer.toFixed(1)}%`),
      ),
    });
  },
});
