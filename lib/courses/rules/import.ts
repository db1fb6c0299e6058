import * as z from "zod/mini";
import { generatedDescription } from "@/lib/courses/rules";
import type { ImportResult } from "../contract/import";
import { description, duration, order, title } from "../contract/outline";
import { type CsvRow, csvFrom } from "./csv";

export const IMPORT_COLUMNS = ["kind", "title", "description", "order", "duration"] as const;
export const IMPORT_ROWS = 2000;
/** The maximum number that can reasonably be ordered by hand. */
export const MOST_MODULES = 500;
const MOST_TOPICS = 500;

export const IMPORT_SAMPLE = [
  "kind,title,description,order,duration",
  "module,Revenue,What a company earns and when it may say so,,90",
  "topic,The five steps,From the contract to the performed obligation,,",
  'topic,Variable consideration,"Discounts, bonuses and returns",,',
  "module,Leases,Who shows the asset,,45",
  "topic,Lessee accounting,,,",
  "",
].join("\r\n");

type Topic = { title: string; description: string };
export type ImportedModule = Topic & { duration: number; topics: Topic[] };
export type RowError = { line: number; reason: string };
export type Outline = { modules: ImportedModule[]; errors: RowError[] };

const moduleRow = z.object({ title, description, order: z.optional(order), duration: z._default(duration, 60) });
const titleRow = z.object({ title, order: z.optional(order) });
const topicRow = z.extend(titleRow, { description });

type Ordered<T> = T & { line: number; order?: number | undefined };
type DraftTopic = Ordered<Topic>;
type Draft = Ordered<Topic & { duration: number }> & { topics: DraftTopic[] };

/** Modules, each with the topics of the rows below it. If a row has an error, nothing of the file is imported. */
export function outlineFrom(text: string): Outline {
  const { rows, error } = csvFrom(text, IMPORT_COLUMNS, ["kind", "title"]);
  const fileError = error ?? sizeError(rows);
  if (fileError) return { modules: [], errors: [{ line: 1, reason: fileError }] };
  const errors: RowError[] = [];
  const drafts: Draft[] = [];
  for (const row of rows) addRow(row, drafts, errors);
  errors.push(...orderErrors(drafts), ...drafts.flatMap(({ topics }) => orderErrors(topics)), ...countErrors(drafts));
  return {
    modules: errors.length > 0 ? [] : inOrder(drafts).map(moduleFrom),
    errors: errors.sort((a, b) => a.line - b.line),
  };
}

const MOST_ERRORS = 100;

/** The summary of a file before and after the import. */
export const resultOf = ({ modules, errors }: Outline): ImportResult => ({
  modules: modules.length,
  topics: modules.reduce((sum, module) => sum + module.topics.length, 0),
  minutes: importedMinutes(modules),
  wrong: errors.slice(0, MOST_ERRORS),
  wrongRows: new Set(errors.map(({ line }) => line)).size,
});

export const importedMinutes = (modules: readonly ImportedModule[]): number =>
  modules.reduce((sum, module) => sum + module.duration, 0);

function sizeError(rows: CsvRow[]): string | undefined {
  if (rows.length === 0) return "There are no rows below the names of the columns.";
  const count = rows.length.toLocaleString("en-GB");
  return rows.length > IMPORT_ROWS
    ? `At most ${IMPORT_ROWS.toLocaleString("en-GB")} rows at once; these are ${count}.`
    : undefined;
}

function addRow(row: CsvRow, drafts: Draft[], errors: RowError[]): void {
  const { line, cells, error } = row;
  const kind = cells.kind?.toLowerCase();
  if (error) errors.push({ line, reason: error });
  else if (kind === "module") {
    const parsed = readRow(moduleRow, { ...textsOf(row), ...numbersOf(row, ["order", "duration"]) }, line, errors);
    drafts.push({ line, ...(parsed ?? { title: "", description: "", duration: 1 }), topics: [] });
  } else if (kind === "topic") {
    const module = drafts.at(-1);
    if (!module) errors.push({ line, reason: "A topic stands below its module, and there is none above this one." });
    if (cells.duration) errors.push({ line, reason: "duration: Only a module has one." });
    const parsed = topicOf(row, errors);
    if (parsed) module?.topics.push({ line, ...parsed });
  } else errors.push({ line, reason: "kind: Write 'module' or 'topic'." });
}

const textsOf = ({ cells }: CsvRow) => ({ title: cells.title ?? "", description: cells.description ?? "" });

/** A topic without a description gets a generated one. */
function topicOf(row: CsvRow, errors: RowError[]) {
  const numbers = numbersOf(row, ["order"]);
  const { title: name, description: about } = textsOf(row);
  if (about !== "") return readRow(topicRow, { title: name, description: about, ...numbers }, row.line, errors);
  const parsed = readRow(titleRow, { title: name, ...numbers }, row.line, errors);
  return parsed && { ...parsed, description: generatedDescription(parsed.title) };
}

/** Other text becomes NaN, which the shape refuses; an empty cell counts as missing. */
const numbersOf = ({ cells }: CsvRow, names: readonly string[]) =>
  Object.fromEntries(
    names
      .filter((name) => cells[name])
      .map((name) => [name, /^\d{1,9}$/.test(cells[name] ?? "") ? Number(cells[name]) : Number.NaN]),
  );

function readRow<S extends z.ZodMiniType>(
  shape: S,
  value: object,
  line: number,
  errors: RowError[],
): z.output<S> | undefined {
  const result = z.safeParse(shape, value);
  if (result.success) return result.data;
  const messages = new Map(result.error.issues.toReversed().map(({ path, message }) => [path.join("."), message]));
  for (const [column, message] of [...messages].toReversed()) errors.push({ line, reason: `${column}: ${message}` });
  return undefined;
}

function orderErrors(list: Ordered<object>[]): RowError[] {
  const lineOf = new Map<number, number>();
  return list.flatMap(({ line, order: number }) => {
    if (number === undefined) return [];
    const earlier = lineOf.get(number);
    if (earlier !== undefined) return [{ line, reason: `order: ${number} stands in line ${earlier} already.` }];
    lineOf.set(number, line);
    return [];
  });
}

function countErrors(drafts: Draft[]): RowError[] {
  const [extraModule] = drafts.slice(MOST_MODULES);
  const extraTopics = drafts.flatMap(({ topics }) => topics.slice(MOST_TOPICS, MOST_TOPICS + 1));
  return [
    ...(extraModule ? [{ line: extraModule.line, reason: `A course has at most ${MOST_MODULES} modules.` }] : []),
    ...extraTopics.map(({ line }) => ({ line, reason: `A module has at most ${MOST_TOPICS} topics.` })),
  ];
}

/** Sorted by the given numbers; rows without one follow in the order of the file. */
const inOrder = <T extends Ordered<object>>(list: T[]): T[] =>
  [...list].sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));

const moduleFrom = ({ title: name, description: about, duration: minutes, topics }: Draft): ImportedModule => ({
  title: name,
  description: about,
  duration: minutes,
  topics: inOrder(topics).map((topic) => ({ title: topic.title, description: topic.description })),
});
