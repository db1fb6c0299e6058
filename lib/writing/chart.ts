/** Lines or bars from rows of numbers. */
export type Chart = {
  title: string;
  look: "lines" | "bars";
  /** Stands behind a figure: '%'. */
  unit: string;
  /** What the rows are called, then the name of each series. */
  columns: string[];
  rows: { label: string; figures: number[] }[];
  /** One sentence for each row that cannot be drawn. */
  wrong: string[];
};

const MOST_ROWS = 60;
const MOST_SERIES = 5;

/**
 * Reads a `chart` block: `title:`, `look: lines` or `bars`, `unit:`, then rows of cells between vertical bars, the first
 * of them with the names. Null if there is nothing to draw.
 */
export function chartOf(source: string): Chart | null {
  const facts = new Map<string, string>();
  const lines: string[][] = [];
  for (const line of source.split("\n").map((one) => one.trim())) {
    const [, name, value] = /^(title|look|unit):\s*(.*)$/.exec(line) ?? [];
    if (name) facts.set(name, value ?? "");
    else if (line.includes("|"))
      lines.push(
        line
          .replace(/^\||\|$/g, "")
          .split("|")
          .map((cell) => cell.trim()),
      );
  }
  const [columns = [], ...cells] = lines;
  if (columns.length < 2 || columns.length > MOST_SERIES + 1 || cells.length < 2 || cells.length > MOST_ROWS)
    return null;
  const wrong: string[] = [];
  const rows = cells.flatMap(([label = "", ...values]) => {
    const figures = values.map((value) => numberIn(value));
    if (values.length === columns.length - 1 && figures.every((figure) => figure !== null)) return { label, figures };
    wrong.push(`The row '${label}' needs ${columns.length - 1} figures.`);
    return [];
  });
  if (rows.length < 2) return null;
  return {
    title: facts.get("title") ?? "",
    look: facts.get("look") === "bars" ? "bars" : "lines",
    unit: facts.get("unit") ?? "",
    ...{ columns, rows, wrong },
  };
}

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
  const step = (STEPS.find((one) => one * power * MOST_TICKS >= span) ?? 10) * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
