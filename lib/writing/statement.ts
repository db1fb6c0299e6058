import { type Fault, shortened } from "./fault";
import { type Amount, amountOf, figureOf } from "./money";

/** One figure per column, as displayed; an empty text if a row has none. */
export type StatementRow = {
  kind: "heading" | "row" | "detail" | "total" | "grand";
  label: string;
  figures: string[];
};
export type Statement = { title: string; columns: string[]; rows: StatementRow[]; wrong: string[] };

const LABEL = /^(title|columns):\s*(.{1,300})$/i;
const TOTAL = /^(={1,2})\s+(.+)$/;
const DETAIL = /^-\s+(.+)$/;
const MOST_COLUMNS = 6;
const NOTHING = /^[-–—]?$/;

type ParsedRow = Omit<StatementRow, "figures"> & { line: number; amounts: (Amount | null)[] };

/**
 * Builds a statement from its rows. Totals are calculated: of the details since the last total or, without any, of the
 * rows and totals that no total includes yet. A double-ruled total ends a part of the statement.
 */
export function statementOf(text: string): { statement: Statement | null; faults: Fault[] } {
  const faults: Fault[] = [];
  const labels: Record<string, string> = {};
  const parsedRows: ParsedRow[] = [];
  for (const [line, raw] of text.split("\n").entries()) {
    const shown = raw.trim();
    const [, name, value] = LABEL.exec(shown) ?? [];
    if (name && value) labels[name.toLowerCase()] = value.trim();
    else if (shown) parsedRows.push(rowOf(shown, line));
  }
  const columns = (labels.columns ?? "").split("|").flatMap((column) => column.trim() || []);
  const width = Math.max(columns.length, ...parsedRows.map(({ amounts }) => amounts.length), 1);
  if (parsedRows.length === 0 || width > MOST_COLUMNS)
    return { statement: null, faults: [{ line: 0, sentence: "A statement needs rows such as 'Revenue: 50,000'." }] };
  const rows = totalled(parsedRows, width, columns, faults);
  const wrong = faults.map(({ sentence }) => sentence);
  return { statement: { title: labels.title ?? "", columns, rows, wrong }, faults };
}

function rowOf(raw: string, line: number): ParsedRow {
  const [, marks, total] = TOTAL.exec(raw) ?? [];
  const [, detail] = DETAIL.exec(raw) ?? [];
  const { label, amounts } = partsOf(total ?? detail ?? raw);
  if (marks) return { kind: marks === "==" ? "grand" : "total", label, amounts, line };
  if (detail) return { kind: "detail", label, amounts, line };
  return { kind: amounts.length > 0 ? "row" : "heading", label, amounts, line };
}

/**
 * 'Cost of sales: (30,000) | –' is a label and one figure per column; text that is not a figure belongs to the label.
 */
function partsOf(text: string): { label: string; amounts: (Amount | null)[] } {
  const colon = text.lastIndexOf(":");
  const cells = text.slice(colon + 1).split("|");
  const amounts = cells.map(amountOf);
  const isFigures =
    colon >= 0 &&
    amounts.some((amount) => amount !== null) &&
    cells.every((cell, index) => amounts[index] !== null || NOTHING.test(cell.trim()));
  return isFigures
    ? { label: text.slice(0, colon).trim(), amounts }
    : { label: text.replace(/:$/, "").trim(), amounts: [] };
}

const isTotal = ({ kind }: ParsedRow) => kind === "total" || kind === "grand";

/** Each column separately; if a total is given beside its label, it must agree with the sum. */
function totalled(parsedRows: ParsedRow[], width: number, columns: string[], faults: Fault[]): StatementRow[] {
  const exact = parsedRows.some(({ amounts }) => amounts.some((amount) => amount?.exact));
  const sums = Array.from({ length: width }, (_, column) => sumsOf(parsedRows, column));
  return parsedRows.map((row, index) => {
    const shown = Array.from({ length: width }, (_, column) => {
      const raw = row.amounts[column]?.cents;
      if (!isTotal(row)) return raw === undefined ? "" : figureOf(raw, exact);
      const sum = sums[column]?.[index];
      if (raw !== undefined && sum !== undefined && sum !== raw)
        faults.push({ line: row.line, sentence: disagreement(row, raw, sum, columns[column], exact) });
      return raw === undefined && sum === undefined ? "" : figureOf(raw ?? (sum as bigint), exact);
    });
    return { kind: row.kind, label: row.label, figures: row.kind === "heading" ? [] : shown };
  });
}

function disagreement({ label }: ParsedRow, raw: bigint, sum: bigint, column: string | undefined, exact: boolean) {
  const where = column ? ` (${column})` : "";
  return `${shortened(label)}${where} says ${figureOf(raw, exact)}, but the rows add up to ${figureOf(sum, exact)}.`;
}

/** By row index: the sum that a total in this column must show; undefined if nothing was summed. */
function sumsOf(parsedRows: ParsedRow[], column: number): (bigint | undefined)[] {
  let open: bigint[] = [];
  let details: bigint[] = [];
  const add = (list: bigint[]) => (list.length > 0 ? list.reduce((a, b) => a + b) : undefined);
  return parsedRows.map((row) => {
    const cents = row.amounts[column]?.cents;
    if (!isTotal(row)) {
      if (cents !== undefined) (row.kind === "detail" ? details : open).push(cents);
      return undefined;
    }
    const sum = details.length > 0 ? add(details) : add(open);
    if (details.length === 0) open = [];
    details = [];
    const shownTotal = cents ?? sum;
    if (row.kind === "grand") open = [];
    else if (shownTotal !== undefined) open.push(shownTotal);
    return sum;
  });
}
