import Papa from "papaparse";

// Characters that start a formula in a spreadsheet, including their full-width forms.
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

type Cell = string | number | boolean | null;

/**
 * One CSV record (RFC 4180). No cell can start a formula. Every cell is quoted because some spreadsheets use another
 * separator than the comma.
 */
export const csvLine = (cells: readonly Cell[]): string =>
  `${Papa.unparse([[...cells]], { quotes: true, escapeFormulae: FORMULA, newline: "\r\n" })}\r\n`;
