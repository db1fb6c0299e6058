import { round } from "@/lib/accountancy/round";
import type { Cell } from "../../contract/shown";
import { evaluate } from "../expression/evaluate";
import { parse } from "../expression/parse";
import type { CellKey } from "../key";
import { figure } from "../numbers";
import { cellName } from "../sheet-totals";
import { type Step, statement, steps } from "./steps";
import { blocksOf, type Text } from "./text";
import { letterOf, partsOf, type QuestionText, type VariantBuilder } from "./variant";

type Written =
  | { is: "words"; text: string }
  | { is: "given"; value: number }
  | { is: "blank" }
  | { is: "total"; formula: string }
  | {
      is: "input";
      value: number | null;
      formula: string | null;
      places: number;
      weight: number;
      copy: boolean;
    }
  | { is: "list"; options: readonly string[]; right: string; weight: number };

export const words = (text: string): Written => ({ is: "words", text });
/** A figure given in the sheet. */
export const given = (value: number): Written => ({ is: "given", value });
export const blank: Written = { is: "blank" };
/** A total without a cell to fill: the browser computes it from the student's figures. */
export const total = (formula: string): Written => ({ is: "total", formula });

type More = { places?: number; weight?: number; copy?: boolean };

/** A cell to fill with the result of a formula over other cells: 'b3 - b4', 'sum(b2:b5)'. The first column is 'b'. */
export const input = (formula: string, { places = 0, weight = 1, copy = false }: More = {}): Written => ({
  is: "input",
  value: null,
  formula,
  places,
  weight,
  copy,
});

/** A cell to fill with a figure that follows from the text alone. */
export const worth = (value: number, { places = 0, weight = 1 }: More = {}): Written => ({
  is: "input",
  value,
  formula: null,
  places,
  weight,
  copy: false,
});

export const list = (options: readonly string[], right: string, weight = 1): Written => ({
  is: "list",
  options,
  right,
  weight,
});

type Row = { label: string; indent?: number; rule?: "none" | "single" | "double"; cells: readonly Written[] };

type SheetQuestion = QuestionText & {
  columns: readonly { label: string; unit?: string }[];
  rows: readonly Row[];
  /** Shown after the completed sheet: the method. */
  worked?: Text;
};

/** Cells to fill in. Their figures come from formulas, so that own figures can be distinguished from guesses. */
export function sheetQuestion(question: SheetQuestion): VariantBuilder {
  const { columns, rows, worked = [] } = question;
  return (facts) => {
    const figures = figuresOf(rows);
    if (figures === null) return null;
    const fields = fieldsOf(rows, columns, figures);
    const { shown, key } = partsOf(question, facts, steps([completed(question, figures)], blocksOf(worked)));
    return {
      shown: {
        ...shown,
        kind: "sheet",
        columns: columns.map(({ label, unit = "" }) => ({ label, unit })),
        rows: rows.map(({ label, indent = 0, rule = "none", cells }, row) => ({
          label,
          indent,
          rule,
          cells: cells.map((cell, column) => shownCell(cell, fields, cellName(row, column))),
        })),
      },
      key: {
        ...key,
        kind: "sheet",
        cells: fields.map((field) => field.key),
        given: rows.flatMap(({ cells }, row) =>
          cells.flatMap((cell, column): [string, number][] =>
            cell.is === "given" ? [[cellName(row, column), cell.value]] : [],
          ),
        ),
      },
    };
  };
}

/**
 * Every figure of the completed sheet, with formulas evaluated in dependency order; null if one cannot be evaluated.
 */
function figuresOf(rows: readonly Row[]): Map<string, number> | null {
  const figures = new Map<string, number>();
  let waiting = rows.flatMap(({ cells }, row) => cells.map((cell, column) => ({ cell, name: cellName(row, column) })));
  for (let left = Number.POSITIVE_INFINITY; waiting.length < left; ) {
    left = waiting.length;
    waiting = waiting.filter(({ cell, name }) => {
      const value = figureIn(cell, figures);
      if (value !== null && !Number.isFinite(value)) return true;
      if (value !== null) figures.set(name, value);
      return value === null && (cell.is === "input" || cell.is === "total");
    });
  }
  return waiting.length > 0 ? null : figures;
}

function figureIn(cell: Written, figures: Map<string, number>): number | null {
  if (cell.is === "given") return cell.value;
  if (cell.is === "total") return evaluate(parse(cell.formula), figures);
  if (cell.is !== "input") return null;
  if (cell.formula === null) return cell.value;
  const value = evaluate(parse(cell.formula), figures);
  return value === null ? null : round(value, cell.places);
}

type Field = { name: string; at: number; label: string; key: CellKey };

/** The cells to fill in. No two have the same label: where a row occurs twice, its number is added. */
function fieldsOf(rows: readonly Row[], columns: SheetQuestion["columns"], figures: Map<string, number>): Field[] {
  const fields = rows.flatMap((row, rowIndex) =>
    row.cells.flatMap((cell, column) => {
      const name = cellName(rowIndex, column);
      const key = keyOf(cell, name, figures);
      const heading = columns[column]?.label ?? "";
      const label = [rowNameOf(row, columns, column), heading].filter(Boolean).join(", ");
      return key ? [{ name, label, rowIndex, key }] : [];
    }),
  );
  return fields.map(({ name, label, rowIndex, key }, at) => {
    const isTwice = fields.filter((other) => other.label === label).length > 1;
    return { name, at, label: isTwice ? `${label}, row ${rowIndex + 1}` : label, key };
  });
}

/** In a T-account the words in a column without a heading name the cells to their right; the row's label does not. */
function rowNameOf({ label, cells }: Row, columns: SheetQuestion["columns"], column: number): string {
  const words = cells.findLast((cell, index) => index < column && cell.is === "words" && columns[index]?.label === "");
  return words?.is === "words" ? words.text : label;
}

function keyOf(cell: Written, name: string, figures: Map<string, number>): CellKey | null {
  if (cell.is === "list")
    return {
      is: "list",
      name,
      option: letterOf(cell.options.indexOf(cell.right)),
      text: cell.right,
      weight: cell.weight,
    };
  if (cell.is !== "input") return null;
  const { places, weight, formula, copy } = cell;
  return { is: "figure", name, value: figures.get(name) ?? 0, places, weight, formula, copy };
}

function shownCell(cell: Written, fields: Field[], name: string): Cell {
  switch (cell.is) {
    case "words":
      return { is: "text", text: cell.text };
    case "given":
      return { is: "figure", value: figure(cell.value, Number.isInteger(cell.value) ? 0 : 2) };
    case "blank":
      return { is: "blank" };
    case "total":
      return { is: "total", formula: cell.formula };
    case "input": {
      const { at, label } = fields.find((field) => field.name === name) as Field;
      return { is: "input", at, label };
    }
    case "list": {
      const { at, label } = fields.find((field) => field.name === name) as Field;
      return { is: "list", at, label, options: cell.options.map((text, index) => ({ id: letterOf(index), text })) };
    }
  }
}

/** The sheet with every cell filled in, for the worked solution. */
function completed({ columns, rows }: SheetQuestion, figures: Map<string, number>) {
  const labels = columns.map(({ label, unit }) => [label, unit].filter(Boolean).join(" "));
  const inputs = rows.flatMap(({ cells }) => cells.filter((cell) => cell.is === "input"));
  const areMixed = new Set(inputs.map(({ places }) => places)).size > 1;
  return statement(
    "",
    labels.some(Boolean) ? labels : [],
    rows.map(({ label, indent = 0, rule = "none", cells }, row): Step => {
      const amounts = cells.map((cell, column) => {
        if (cell.is === "words") return cell.text;
        if (cell.is === "list") return cell.right;
        if (cell.is === "input" && areMixed) return figure(figures.get(cellName(row, column)) ?? 0, cell.places);
        return figures.get(cellName(row, column)) ?? null;
      });
      if (amounts.every((amount) => amount === null)) return { kind: "heading", label, amounts: [] };
      const ruled = rule === "double" ? "grand" : rule === "single" ? "total" : "row";
      return { kind: ruled === "row" && indent > 0 ? "detail" : ruled, label, amounts };
    }),
  );
}
