import { coefficientOfVariation } from "@/lib/accountancy/statistics";
import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const spreadCompared = template({
  key: "ma-spread-compared",
  version: 2,
  point: "MA.B.summarising-and-analysing-data.coefficient-of-variation",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    towns: d.several(["Aldersby", "Quayford", "Thornwick", "Lakenby", "Ferrybank", "Marshgate"], 2),
    means: [d.step(20, 90, 1), d.step(20, 90, 1)] as const,
    deviations: [d.step(3, 20, 0.5), d.step(3, 20, 0.5)] as const,
    firm: d.firm(),
  }),
  fits: (v) => {
    const [a, b] = [v.deviations[0] / v.means[0], v.deviations[1] / v.means[1]];
    return Math.abs(a - b) > 0.02 && v.deviations[0] !== v.deviations[1] && Math.max(a, b) < 0.45;
  },
  make: (v) => {
    const [m1, m2] = v.means;
    const [s1, s2] = v.deviations;
    const [a, b] = [coefficientOfVariation(s1, m1), coefficientOfVariation(s2, m2)];
    const [first = "", second = ""] = v.towns;
    const said = (town: string, value: number) => `${town}, with ${figure(value, 1)}%`;
    const right = a > b ? said(first, a) : said(second, b);
    return choiceQuestion({
      ask: text`${v.firm} has shops in ${first} and ${second}. The mean of daily sales is ${money(m1 * 1000)} in ${first} with a standard deviation of ${money(s1 * 1000)}, and ${money(m2 * 1000)} in ${second} with one of ${money(s2 * 1000)}.

        In which shop do sales vary more in relation to their size, and what is its coefficient of variation?`,
      answer: right,
      why: "The coefficient of variation is the standard deviation in per cent of the mean.",
      mistakes: [
        {
          is: a > b ? said(second, b) : said(first, a),
          because: "In relation to its mean the other shop varies more.",
        },
        {
          is: a > b ? said(first, (m1 / s1) * 10) : said(second, (m2 / s2) * 10),
          because: "The fraction is turned round: standard deviation over mean.",
        },
        {
          is: a > b ? said(second, (m2 / s2) * 10) : said(first, (m1 / s1) * 10),
          because: "The fraction is turned round, and so the wrong shop seems to vary more.",
        },
      ],
      worked: text`${first}: ${figure(s1, 1)} ÷ ${m1} = ${figure(a, 1)}%. ${second}: ${figure(s2, 1)} ÷ ${m2} = ${figure(b, 1)}%.`,
    });
  },
});
