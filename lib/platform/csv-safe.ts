import Papa from "papaparse";

// What a spreadsheet would take for the start of a formula, in the full-width forms that it reads as the same too.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Cell = string | number | boolean | null;

/**
 * One record by RFC 4180. No cell can start a formula, and every cell is quoted, because a spreadsheet may take another
 * separator than the comma.
 */
export const csvLine = (cells: readonly Cell[]): string =>
  `${Papa.unparse([[...cells]], { quotes: true, escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
