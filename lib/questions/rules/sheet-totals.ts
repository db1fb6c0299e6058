import type { Shown } from "../contract/shown";
import { evaluate } from "./expression/evaluate";
import { parse } from "./expression/parse";
import { figure, numberOf } from "./numbers";

type Sheet = Pick<Extract<Shown, { kind: "sheet" }>, "rows">;

const FIRST_COLUMN = "b".charCodeAt(0);
const MOST_PLACES = 2;

/** As in spreadsheets: labels are in column a, rows are numbered from 1. */
export const cellName = (row: number, column: number): string =>
  `${String.fromCharCode(FIRST_COLUMN + column)}${row + 1}`;

/** A total with the figures that were filled in so far; empty cells count as zero. Empty if it cannot be computed. */
export function totalIn({ rows }: Sheet, typed: readonly (string | null)[], formula: string): string {
  const figures = new Map<string, number>();
  for (const [row, { cells }] of rows.entries())
    for (const [column, cell] of cells.entries()) {
      const text = cell.is === "figure" ? cell.value : cell.is === "input" ? typed[cell.at] : null;
      figures.set(cellName(row, column), numberOf(text ?? "") ?? 0);
    }
  const value = evaluate(parse(formula), figures);
  return value === null ? "" : figure(value, Number.isInteger(value) ? 0 : MOST_PLACES);
}
