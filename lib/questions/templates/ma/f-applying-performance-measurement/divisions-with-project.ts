import { residualIncome, returnOnInvestment } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { list, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const ANSWERS = ["Yes", "No"] as const;

export const divisionsWithProject = template({
  key: "ma-divisions-with-project",
  version: 1,
  reserved: true,
  point: "MA.F.applying-performance-measurement.roi-and-ri",
  marks: 10,
  seconds: 720,
  difficulty: 1,
  draw: (d) => {
    const division = () => ({
      capital: d.step(400_000, 900_000, 50_000),
      percent: d.step(9, 26, 1),
      outlay: d.step(60_000, 180_000, 20_000),
      earns: d.step(8, 24, 1),
    });
    return { firm: d.firm(), rate: d.pick([10, 12, 14]), north: division(), south: division() };
  },
  fits: (v) =>
    [v.north, v.south].every((one) => one.percent !== one.earns && one.earns !== v.rate && one.percent !== v.rate) &&
    // One of the two managers is led astray by the percentage.
    [v.north, v.south].some((one) => one.earns > v.rate !== one.earns > one.percent),
  make: (v) => {
    const both = [v.north, v.south].map((one) => {
      const [profit, more] = [(one.capital * one.percent) / 100, (one.outlay * one.earns) / 100];
      return { ...one, profit, more, total: one.capital + one.outlay, together: profit + more };
    });
    const [north, south] = both;
    const row = (label: string, of: (one: (typeof both)[number]) => number) => [label, ...both.map(of)];
    return sheetQuestion({
      ask: text`${v.firm} has two divisions; its cost of capital is ${v.rate}%. Each manager considers a project. Complete the comparison. Write a negative residual income with a minus.`,
      exhibits: [
        {
          title: "Divisions and projects",
          text: table(
            ["$", "North", "South"],
            [
              row("Capital employed", ({ capital }) => capital),
              row("Yearly profit", ({ profit }) => profit),
              row("Outlay of the project", ({ outlay }) => outlay),
              row("Yearly profit of the project", ({ more }) => more),
            ],
          ),
        },
      ],
      columns: [{ label: "North" }, { label: "South" }],
      rows: [
        {
          label: "Return on investment now, % to one place",
          cells: both.map(({ profit, capital }) => worth(round(returnOnInvestment(profit, capital), 1), { places: 1 })),
        },
        {
          label: "Residual income now, $",
          cells: both.map(({ profit, capital }) => worth(residualIncome(profit, capital, v.rate))),
        },
        {
          label: "Return on investment with the project, % to one place",
          cells: both.map(({ together, total }) => worth(round(returnOnInvestment(together, total), 1), { places: 1 })),
        },
        {
          label: "Residual income with the project, $",
          cells: both.map(({ together, total }) => worth(residualIncome(together, total, v.rate))),
        },
        {
          label: "Would a manager who is paid by return on investment accept it?",
          cells: both.map(({ percent, earns }) => list(ANSWERS, earns > percent ? "Yes" : "No", 0.5)),
        },
        {
          label: "Is the project good for the company?",
          cells: both.map(({ earns }) => list(ANSWERS, earns > v.rate ? "Yes" : "No", 0.5)),
        },
      ],
      hint: "The project changes both the profit and the capital of its division.",
      worked: text`North earns ${money(north?.profit ?? 0)} on ${money(north?.capital ?? 0)}, and with its project ${money(north?.together ?? 0)} on ${money(north?.total ?? 0)}; South ${money(south?.profit ?? 0)} on ${money(south?.capital ?? 0)}, and with its project ${money(south?.together ?? 0)} on ${money(south?.total ?? 0)}.

        Residual income is profit less ${v.rate}% of capital. A project is good for the company if it earns more than ${v.rate}%, which raises residual income. A manager who is paid by return on investment looks at the average of the division instead.`,
    });
  },
});
