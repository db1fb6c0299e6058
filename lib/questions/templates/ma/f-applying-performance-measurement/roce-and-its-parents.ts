import { assetTurnover, operatingMargin, returnOnCapital } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { given, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

export const roceAndItsParents = template({
  key: "ma-roce-and-its-parents",
  version: 2,
  point: "MA.F.applying-performance-measurement.return-and-margin",
  marks: 4,
  seconds: 200,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    capital: [d.step(300, 800, 50), d.step(300, 800, 50)].map((one) => one * 1_000),
    turnover: [d.step(1, 3, 0.1), d.step(1, 3, 0.1)],
    margin: [d.step(4, 16, 1), d.step(4, 16, 1)],
  }),
  fits: (v) => v.margin[0] !== v.margin[1] && v.turnover[0] !== v.turnover[1],
  make: (v) => {
    const years = [0, 1].map((at) => {
      const capital = v.capital[at] ?? 1;
      const revenue = round(capital * (v.turnover[at] ?? 1));
      return { capital, revenue, profit: round((revenue * (v.margin[at] ?? 0)) / 100) };
    });
    const cells = (of: (year: { capital: number; revenue: number; profit: number }) => number, places: number) =>
      years.map((year) => worth(round(of(year), places), { places }));
    return sheetQuestion({
      ask: text`Complete the ratios of ${v.firm}, in per cent to one decimal place, and asset turnover to two decimal places.`,
      columns: [{ label: "20X4" }, { label: "20X5" }],
      rows: [
        { label: "Revenue, $", cells: years.map((year) => given(year.revenue)) },
        { label: "Operating profit, $", cells: years.map((year) => given(year.profit)) },
        { label: "Capital employed, $", cells: years.map((year) => given(year.capital)) },
        { label: "Return on capital employed, %", cells: cells((y) => returnOnCapital(y.profit, y.capital), 1) },
        { label: "Operating profit margin, %", cells: cells((y) => operatingMargin(y.profit, y.revenue), 1) },
        { label: "Asset turnover, times", cells: cells((y) => assetTurnover(y.revenue, y.capital), 2) },
      ],
      hint: "Return on capital employed is margin times asset turnover.",
      worked: text`Return on capital employed is profit over capital employed; margin is profit over revenue; asset turnover is revenue over capital employed. Margin times turnover gives
        the return again, which is a good check.`,
    });
  },
});
