// What a spreadsheet would take for the start of a formula, in the full-width forms that it reads as the same too.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Cell = string | number | boolean | null;

function written(cell: Cell): string {
  const text = cell === null ? "" : String(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One record by RFC 4180; no cell can start a formula. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(written).join(",")}\r\n`;
