import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

const COLUMNS = [..."BCDEFGHJK"];
const FIXED = ["both", "row", "column"] as const;
const WRONGLY_HELD = {
  both: "Letter and number were both held. Only what has a dollar sign before it stays.",
  row: "The number was held and the letter moved. Look which of the two has a dollar sign before it.",
  column: "The letter was held and the number moved. Look which of the two has a dollar sign before it.",
  none: "Letter and number both moved. A dollar sign holds what follows it.",
};

export const formulaCopied = template({
  key: "ma-formula-copied",
  version: 1,
  point: "MA.B.spreadsheets.relative-and-absolute",
  marks: 2,
  seconds: 75,
  difficulty: 0,
  draw: (d) => ({
    column: d.step(1, 4, 1),
    row: d.step(4, 12, 1),
    rate: d.step(0, 3, 1),
    rateRow: d.step(1, 3, 1),
    right: d.step(1, 3, 1),
    down: d.step(1, 5, 1),
    fixed: d.pick(FIXED),
  }),
  fits: (v) => v.rate !== v.column - 1,
  make: (v) => {
    const name = (column: number, row: number, fixed: (typeof FIXED)[number] | "none") => {
      const [pinsColumn, pinsRow] = [fixed === "both" || fixed === "column", fixed === "both" || fixed === "row"];
      return `${pinsColumn ? "$" : ""}${COLUMNS[column]}${pinsRow ? "$" : ""}${row}`;
    };
    const rateAfter = (fixed: (typeof FIXED)[number] | "none") => {
      const column = fixed === "both" || fixed === "column" ? v.rate : v.rate + v.right;
      const row = fixed === "both" || fixed === "row" ? v.rateRow : v.rateRow + v.down;
      return name(column, row, v.fixed);
    };
    const first = (right: number, down: number) => name(v.column - 1 + right, v.row + down, "none");
    const formula = (one: string, rate: string) => `=${one}*${rate}`;
    const others = (["both", "row", "column", "none"] as const).filter((fixed) => fixed !== v.fixed);
    return choiceQuestion({
      ask: text`Cell ${name(v.column, v.row, "none")} of a spreadsheet holds the formula ${formula(first(0, 0), name(v.rate, v.rateRow, v.fixed))}. It is copied to cell ${name(v.column + v.right, v.row + v.down, "none")}.

        Which formula stands there?`,
      answer: formula(first(v.right, v.down), rateAfter(v.fixed)),
      why: "The reference without a dollar sign moves along. A dollar sign holds the letter or the number that follows it.",
      hint: "Count how far the copy goes to the right and how far down.",
      mistakes: [
        {
          is: formula(first(0, 0), name(v.rate, v.rateRow, v.fixed)),
          because: "Only references with dollar signs stay as they are. The first one has none and moves along.",
        },
        ...others.map((fixed) => ({
          is: formula(first(v.right, v.down), rateAfter(fixed)),
          because: WRONGLY_HELD[fixed],
        })),
        {
          is: formula(first(v.down, v.right), rateAfter(v.fixed)),
          because: "Right and down are mixed up: to the right the letter changes, downwards the number.",
        },
      ],
      worked: text`The copy goes ${v.right} to the right and ${v.down} down. Letters without a dollar sign move on by ${v.right}, numbers without one by ${v.down}.`,
    });
  },
});
