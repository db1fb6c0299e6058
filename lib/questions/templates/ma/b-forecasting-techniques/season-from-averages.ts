import { movingAverage } from "@/lib/accountancy/forecasting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const seasonFromAverages = template({
  key: "ma-season-from-averages",
  version: 1,
  point: "MA.B.forecasting-techniques.seasonal",
  marks: 2,
  seconds: 150,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    product: d.product().plural,
    start: d.step(400, 2_000, 20),
    rises: [d.step(8, 40, 4), d.step(8, 40, 4), d.step(8, 40, 4), d.step(8, 40, 4)],
    swings: [d.step(-12, 12, 2), d.step(-12, 12, 2), d.step(-12, 12, 2)],
    wantsTrend: d.chance(0.4),
  }),
  fits: (v) => v.swings.every((swing) => swing !== 0) && Number.isInteger(trendOf(salesOf(v))),
  make: (v) => {
    const sales = salesOf(v);
    const [first = 0, second = 0] = [mean(sales.slice(0, 4)), mean(sales.slice(1, 5))];
    const [actual = 0, trend] = [sales[2], trendOf(sales)];
    const season = actual - trend;
    const quarters = sales.map((units, index) => [
      `Year ${index < 4 ? 1 : 2}, quarter ${(index % 4) + 1}`,
      figure(units),
    ]);
    const facts = text`${v.firm} sold these numbers of ${v.product}:

      ${table(["Quarter", "Units"], quarters)}`;
    const worked = [
      line("Average of the first four quarters", round(first, 2)),
      line("Average of the last four quarters", round(second, 2)),
    ];
    if (v.wantsTrend)
      return numberQuestion({
        ask: text`${facts}

          What is the trend of quarter 3 of year 1, as a centred moving average of four quarters?`,
        after: "units",
        answer: trend,
        hint: "An average of four quarters falls between two of them.",
        mistakes: [
          { is: first, because: "That average falls between quarters 2 and 3. It has to be centred." },
          { is: second, because: "That average falls between quarters 3 and 4. It has to be centred." },
          { is: mean(sales), because: "You averaged all five quarters, so that one season counts twice." },
          { is: actual, because: "Those are the sales of the quarter, with its season in them." },
        ],
        worked: steps(...worked, grand("Trend: the average of the two", trend)),
      });
    return numberQuestion({
      ask: text`${facts}

          With the trend as a centred moving average of four quarters and the additive model: what is the seasonal variation of quarter 3 of year 1? Write a minus before a negative one.`,
      after: "units",
      answer: season,
      hint: "Find the trend that stands against quarter 3 first.",
      mistakes: [
        { is: -season, because: "The sign is wrong: the variation is what was sold less the trend." },
        { is: actual - first, because: "You took the first average, which falls between quarters 2 and 3." },
        { is: actual - second, because: "You took the second average, which falls between quarters 3 and 4." },
        { is: trend, because: "That is the trend. The question asks for the distance of sales from it." },
      ],
      worked: steps(
        ...worked,
        line("Trend: the average of the two", trend),
        grand(`Seasonal variation: ${figure(actual)} − ${figure(trend)}`, season),
      ),
    });
  },
});

const mean = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0) / values.length;

/** The trend of the third of five quarters. */
const trendOf = (sales: readonly number[]): number => movingAverage(sales, 4)[0] ?? Number.NaN;

/** Five quarters. The seasons of a year add up to nil. */
function salesOf(v: { start: number; rises: number[]; swings: number[] }): number[] {
  const [a = 0, b = 0, c = 0] = v.swings.map((swing) => swing * 10);
  const seasons = [a, b, c, -a - b - c, a];
  let level = v.start;
  return seasons.map((season, index) => {
    level += v.rises[index - 1] ?? 0;
    return level + season;
  });
}
