import Papa from "papaparse";

export type CsvRow = { line: number; cells: Record<string, string>; error?: string };
export type Csv = { rows: CsvRow[]; error?: string };

const UNCLOSED = "A quotation mark is not closed, or stands where none may.";
// Spreadsheets save in a regional encoding unless UTF-8 is chosen.
const LOST = "Letters were lost on the way here. Save the file as 'CSV UTF-8'.";
const TOO_MANY = "There are more cells than columns. Text with a separator in it has to stand in quotation marks.";

/**
 * The rows of a CSV file, each with the line where it begins: with or without a byte order mark, with any line ends,
 * separated by commas, semicolons or tabs. The first row names the columns, in any order.
 */
export function csvFrom(text: string, columns: readonly string[], required: readonly string[]): Csv {
  const source = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const { data, errors } = Papa.parse<string[]>(source, { delimiter: separatorOf(source), newline: "\n" });
  const broken = new Set(errors.filter(({ type }) => type === "Quotes").map(({ row }) => row));
  const records = withLines(data).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const [heading, ...body] = records;
  if (!heading) return { rows: [], error: "The file is empty." };
  const names = heading.cells.map((cell) => cell.trim().toLowerCase());
  const error = headingError(names, columns, required);
  if (error) return { rows: [], error };
  return { rows: body.map(({ line, index, cells }) => rowOf({ line, cells, isBroken: broken.has(index) }, names)) };
}

/** The separator used in the row of column names. */
const separatorOf = (source: string): string => /[,;\t]/.exec(source.trimStart().split("\n", 1)[0] ?? "")?.[0] ?? ",";

/** Adds the line where each record begins, because a cell may have several lines. */
function withLines(data: string[][]) {
  let nextLine = 1;
  return data.map((cells, index) => {
    const line = nextLine;
    nextLine += 1 + cells.reduce((breaks, cell) => breaks + cell.split("\n").length - 1, 0);
    return { line, index, cells };
  });
}

function headingError(names: string[], columns: readonly string[], required: readonly string[]): string | undefined {
  const missing = required.find((name) => !names.includes(name));
  if (missing) return `The first row has to name the columns; '${missing}' is missing.`;
  const unknown = names.find((name) => name !== "" && !columns.includes(name));
  if (unknown) return `There is no column '${unknown.slice(0, 40)}'.`;
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  return twice && `The column '${twice}' stands there twice.`;
}

function rowOf(
  { line, cells, isBroken }: { line: number; cells: string[]; isBroken: boolean },
  names: string[],
): CsvRow {
  const cellsByName = Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? "").trim()]));
  const isLong = cells.slice(names.length).some((cell) => cell.trim() !== "");
  const isLost = cells.some((cell) => cell.includes("\uFFFD"));
  const error = isBroken ? UNCLOSED : isLong ? TOO_MANY : isLost ? LOST : undefined;
  return { line, cells: cellsByName, ...(error && { error }) };
}
