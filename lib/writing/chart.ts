/** Lines or bars from rows of numbers. */
export type Chart = {
  title: string;
  look: "lines" | "bars";
  /** Stands behind a figure: '%'. */
  unit: string;
  /** What the rows are called, then the name of each series. */
  columns: string[];
  rows: { label: string; figures: number[] }[];
};

const MOST_ROWS = 60;
const MOST_SERIES = 5;

const HOW = "A chart needs a line of names such as 'Units | Revenue | Costs' and at least two rows of figures.";

/**
 * Reads a `chart` block: `title:`, `look: lines` or `bars`, `unit:`, then rows of cells between vertical bars, the first
 * of them with the names.
 */
export function chartOf(source: string): { chart: Chart } | { line: number; sentence: string } {
  const facts = new Map<string, string>();
  const lines: { line: number; cells: string[] }[] = [];
  for (const [line, raw] of source.split("\n").entries()) {
    const [, name, value = ""] = /^(title|look|unit):\s*(.*)$/.exec(raw.trim()) ?? [];
    if (name) facts.set(name, value);
    else if (raw.trim() !== "") lines.push({ line, cells: cellsOf(raw) });
  }
  const [head, ...body] = lines;
  const columns = head?.cells ?? [];
  if (columns.length < 2 || columns.length > MOST_SERIES + 1 || body.length < 2 || body.length > MOST_ROWS)
    return { line: 0, sentence: HOW };
  const rows: Chart["rows"] = [];
  for (const { line, cells } of body) {
    const [label = "", ...values] = cells;
    const figures = values.flatMap((value) => numberIn(value) ?? []);
    if (cells.length !== columns.length || figures.length !== values.length)
      return { line, sentence: `The row '${label}' needs ${columns.length - 1} figures.` };
    rows.push({ label, figures });
  }
  const look = facts.get("look") === "bars" ? "bars" : "lines";
  return { chart: { title: facts.get("title") ?? "", look, unit: facts.get("unit") ?? "", columns, rows } };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

/** '-1,250.5' */
function numberIn(text: string): number | null {
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, "");
  return /^-?\d{1,12}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null;
}

const STEPS = [1, 2, 2.5, 5, 10];
const MOST_TICKS = 5;

/** Round figures that hold all values and, unless all values are far from it, nought. */
export function ticksOf(figures: readonly number[]): number[] {
  const low = Math.min(0, ...figures);
  const high = Math.max(0, ...figures);
  const span = high - low || 1;
  const power = 10 ** Math.floor(Math.log10(span / MOST_TICKS));
  const step = (STEPS.find((multiple) => multiple * power * MOST_TICKS >= span) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}
