import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const sliceOfPie = template({
  key: "ma-slice-of-pie",
  version: 2,
  point: "MA.A.presenting-information.right-chart",
  marks: 2,
  seconds: 70,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    shops: d.several(["Harbour", "Station", "Market", "Castle", "Bridge", "Mill"], 3),
    sales: [d.step(20_000, 90_000, 3_000), d.step(20_000, 90_000, 3_000), d.step(20_000, 90_000, 3_000)],
  }),
  fits: (v) => {
    const all = v.sales.reduce((sum, one) => sum + one, 0);
    return new Set(v.sales).size === 3 && ((v.sales[0] ?? 0) * 360) % all === 0;
  },
  make: (v) => {
    const [first = 0, second = 0, third = 0] = v.sales;
    const all = first + second + third;
    const answer = (first * 360) / all;
    return numberQuestion({
      ask: text`${v.firm} shows the sales of its shops in a pie chart:

        ${table(
          ["Shop", "$"],
          v.shops.map((shop, index) => [shop, v.sales[index] ?? 0]),
        )}

        How large is the slice of ${v.shops[0] ?? ""}, in degrees?`,
      after: "degrees",
      answer,
      hint: "The whole circle has 360 degrees.",
      mistakes: [
        { is: Math.round((first * 100) / all), because: "That is the share in per cent. The circle has 360 degrees." },
        {
          is: Math.round((first * 360) / (second + third)),
          because: "You divided by the other shops. The circle stands for all of them.",
        },
        { is: Math.round((first * 180) / all), because: "You took half a circle. The whole has 360 degrees." },
      ],
      worked: steps(
        line("All shops", all),
        line(v.shops[0] ?? "", first),
        `${figure(first)} ÷ ${figure(all)} × 360 = ${figure(answer)} degrees`,
      ),
    });
  },
});
