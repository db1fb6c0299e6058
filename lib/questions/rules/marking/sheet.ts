import { round } from "@/lib/accountancy/round";
import { evaluate, namesIn } from "../expression/evaluate";
import { type Node, parse } from "../expression/parse";
import type { CellKey, KeyOf } from "../key";
import { figure, isBlank, numberOf } from "../numbers";
import type { Marking, Rule } from "./marking";

type Verdict = "right" | "own" | "wrong" | "blank";
type MarkedCell = { key: CellKey; at: number; given: number | null; verdict: Verdict; from: number[] };

/** Marks cell by cell. An own figure follows correctly from earlier wrong figures. */
export function markSheet(key: KeyOf<"sheet">, typed: readonly (string | null)[], rule: Rule): Marking {
  const cells = key.cells.map((cell, index) => markCell(cell, index, typed[index] ?? null));
  const wrong = new Map(cells.filter(isWrongFigure).map((cell) => [cell.key.name, cell]));
  const figures = figuresOf(key, cells);
  const marked = cells.map((cell) => (isWrongFigure(cell) ? ownFigure(cell, wrong, figures) : cell));
  const earns = ({ verdict }: MarkedCell) => verdict === "right" || (rule.ownFigures && verdict === "own");
  const weights = (list: MarkedCell[]) => list.reduce((sum, cell) => sum + cell.key.weight, 0);
  const right = marked.filter(earns);
  return {
    share: right.length === marked.length ? 1 : weights(right) / weights(marked),
    parts: { right: right.length, of: marked.length },
    detail: {
      kind: "sheet",
      cells: marked.map(({ key: cell, at, verdict, from }) => ({ at, verdict, is: shown(cell), from })),
    },
  };
}

const shown = (cell: CellKey) => (cell.is === "list" ? cell.text : figure(cell.value, cell.places));
const isWrongFigure = ({ key, verdict }: MarkedCell) => key.is === "figure" && verdict === "wrong";

function markCell(key: CellKey, index: number, typed: string | null): MarkedCell {
  const cell = { key, at: index, from: [] };
  if (typed === null || isBlank(typed)) return { ...cell, given: null, verdict: "blank" };
  if (key.is === "list") return { ...cell, given: null, verdict: typed === key.option ? "right" : "wrong" };
  const given = numberOf(typed);
  const isRight = given !== null && round(given, key.places) === round(key.value, key.places);
  return { ...cell, given, verdict: isRight ? "right" : "wrong" };
}

/** The figures of the sheet, with the student's figures in place of the right ones; blank cells have none. */
function figuresOf(key: KeyOf<"sheet">, cells: MarkedCell[]): Map<string, number> {
  const figures = new Map(key.given);
  for (const { key: cell, given } of cells) if (given !== null) figures.set(cell.name, given);
  return figures;
}

function ownFigure(cell: MarkedCell, wrong: Map<string, MarkedCell>, figures: Map<string, number>): MarkedCell {
  const { key, given } = cell;
  if (key.is !== "figure" || key.formula === null || given === null || given === 0) return cell;
  const formula = parse(key.formula);
  if (isCopy(formula) && !key.copy) return cell;
  const from = [...new Set(namesIn(formula))].flatMap((name) => wrong.get(name) ?? []);
  const result = from.length > 0 && from.every(isPlausible) ? evaluate(formula, figures) : null;
  if (result === null || round(result, key.places) !== round(given, key.places)) return cell;
  return { ...cell, verdict: "own", from: from.map(({ at }) => at) };
}

const isCopy = (node: Node): boolean => node.is === "name" || (node.is === "unary" && isCopy(node.of));

/** Not zero, with the right sign, and within a factor of ten: a plausible result of a calculation. */
function isPlausible({ key, given }: MarkedCell): boolean {
  if (key.is !== "figure" || given === null || given === 0) return false;
  const factor = given / key.value;
  return factor >= 0.1 && factor <= 10;
}
