import { severalQuestion } from "@/lib/questions/rules/builders/options";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const LINES = ["Food", "Cleaning", "Laundry", "Repairs", "Bandages", "Transport", "Stationery", "Agency staff"];

export const gapsToReport = template({
  key: "ma-gaps-to-report",
  version: 1,
  point: "MA.D.budgetary-control-and-reporting.exception",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    town: d.town(),
    limit: d.pick([5, 8, 10]),
    least: d.pick([500, 600, 800]),
    lines: d.several(LINES, 4).map((name) => ({
      name,
      budget: d.step(2_000, 20_000, 500),
      gap: d.step(-2_400, 2_400, 50),
    })),
  }),
  fits: (v) => {
    const reported = v.lines.filter((one) => isReported(v, one));
    const clear = v.lines.every(({ budget, gap }) => {
      const percent = (Math.abs(gap) / budget) * 100;
      return gap !== 0 && Math.abs(percent - v.limit) > 0.2 && Math.abs(gap) !== v.least;
    });
    const tempting = v.lines.some((one) => !isReported(v, one) && isHalf(v, one));
    const isFavourable = reported.some(({ gap }) => gap < 0);
    return clear && tempting && reported.length === 2 && (isFavourable || v.limit === 10);
  },
  make: (v) => {
    const option = ({ name, budget, gap }: Line) => ({
      text: `${name}: budget ${money(budget)}, actual ${money(budget + gap)}`,
      why: `The gap is ${money(Math.abs(gap))}, ${figure((Math.abs(gap) / budget) * 100, 1)}% of the budget.`,
    });
    return severalQuestion({
      ask: text`A hospital in ${v.town} reports by exception. A gap between flexed budget and actual cost, favourable or adverse, is reported only if it is **both** more than ${v.limit}% of the budget and more than ${money(v.least)}.

        Which **two** lines are reported?`,
      hint: "Work out each gap in money and in per cent of its budget.",
      right: v.lines.filter((one) => isReported(v, one)).map(option),
      wrong: v.lines.filter((one) => !isReported(v, one)).map(option),
      worked: text`Both tests must be met: more than ${v.limit}% **and** more than ${money(v.least)}. Favourable gaps are reported like adverse ones.`,
    });
  },
});

type Line = { name: string; budget: number; gap: number };
type Limits = { limit: number; least: number };

const tests = ({ limit, least }: Limits, { budget, gap }: Line) => [
  (Math.abs(gap) / budget) * 100 > limit,
  Math.abs(gap) > least,
];
const isReported = (limits: Limits, one: Line) => tests(limits, one).every(Boolean);
const isHalf = (limits: Limits, one: Line) => tests(limits, one).filter(Boolean).length === 1;
