import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

type Likely = "probable" | "possible" | "remote";
const CHANCES: Record<Likely, readonly number[]> = {
  probable: [60, 70, 75, 80],
  possible: [20, 25, 30, 40],
  remote: [1, 2, 3],
};
const COLUMNS = ["Provision", "Note only", "Nothing"];

export const threeMatters = template({
  key: "fa-three-matters",
  version: 1,
  point: "FA.D.provisions-and-contingencies.contingent-liability",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    matters: d
      .several(
        [
          "A customer claims damages for a machine that broke down.",
          "A neighbour claims compensation for noise.",
          "A former employee claims unpaid wages.",
          "A competitor claims that a patent was copied.",
          "A town claims the cost of cleaning a river.",
          "A driver claims damages after an accident with a van of the company.",
        ],
        3,
      )
      .map((what) => {
        const likely = d.pick<Likely>(["probable", "possible", "remote"]);
        return { what, likely, chance: d.pick(CHANCES[likely]), amount: d.step(10_000, 90_000, 1_000) };
      }),
  }),
  fits: (v) => new Set(v.matters.map(({ likely }) => likely)).size >= 2,
  make: (v) =>
    matchQuestion({
      ask: text`At the year end three claims are open against ${v.firm}, each from an event of this year. Its lawyers estimate the chance that it will have to pay.

        What does each claim lead to in the financial statements?`,
      columns: COLUMNS,
      rows: v.matters.map(({ what, likely, chance, amount }) => ({
        text: `${what} Amount ${money(amount)}; chance of paying ${chance}%.`,
        column: COLUMNS[["probable", "possible", "remote"].indexOf(likely)] ?? "",
        why: {
          probable: `${chance}% means more likely than not: probable, so a provision is made.`,
          possible: `${chance}% is possible but not probable: a contingent liability, disclosed in a note.`,
          remote: `${chance}% is remote: neither provision nor note.`,
        }[likely],
      })),
    }),
});
