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
export type Wrong = { line: number; reason: string };
export type Outline = { modules: ImportedModule[]; wrong: Wrong[] };

const moduleRow = z.object({ title, description, order: z.optional(order), duration: z._default(duration, 60) });
const titleRow = z.object({ title, order: z.optional(order) });
const topicRow = z.extend(titleRow, { description });

type Placed<T> = T & { line: number; order?: number | undefined };
type DraftTopic = Placed<Topic>;
type Draft = Placed<Topic & { duration: number }> & { topics: DraftTopic[] };

/** Modules, each with the topics of the rows below it. If a row has an error, nothing of the file is imported. */
export function outlineFrom(text: string): Outline {
  const { rows, error } = csvFrom(text, IMPORT_COLUMNS, ["kind", "title"]);
  const all = error ?? sizeError(rows);
  if (all) return { modules: [], wrong: [{ line: 1, reason: all }] };
  const wrong: Wrong[] = [];
  const drafts: Draft[] = [];
  for (const row of rows) take(row, drafts, wrong);
  wrong.push(...orderTrouble(drafts), ...drafts.flatMap(({ topics }) => orderTrouble(topics)), ...countTrouble(drafts));
  return {
    modules: wrong.length > 0 ? [] : inOrder(drafts).map(moduleFrom),
    wrong: wrong.sort((a, b) => a.line - b.line),
  };
}

const REASONS = 100;

/** The summary of a file before and after the import. */
export const resultOf = ({ modules, wrong }: Outline): ImportResult => ({
  modules: modules.length,
  topics: modules.reduce((sum, module) => sum + module.topics.length, 0),
  minutes: modules.reduce((sum, module) => sum + module.duration, 0),
  wrong: wrong.slice(0, REASONS),
  wrongRows: new Set(wrong.map(({ line }) => line)).size,
});

function sizeError(rows: CsvRow[]): string | undefined {
  if (rows.length === 0) return "There are no rows below the names of the columns.";
  const count = rows.length.toLocaleString("en-GB");
  return rows.length > IMPORT_ROWS
    ? `At most ${IMPORT_ROWS.toLocaleString("en-GB")} rows at once; these are ${count}.`
    : undefined;
}

function take(row: CsvRow, drafts: Draft[], wrong: Wrong[]): void {
  const { line, cells, error } = row;
  const kind = cells.kind?.toLowerCase();
  if (error) wrong.push({ line, reason: error });
  else if (kind === "module") {
    const read = readRow(moduleRow, { ...wordsOf(row), ...numbersOf(row, ["order", "duration"]) }, line, wrong);
    drafts.push({ line, ...(read ?? { title: "", description: "", duration: 1 }), topics: [] });
  } else if (kind === "topic") {
    const module = drafts.at(-1);
    if (!module) wrong.push({ line, reason: "A topic stands below its module, and there is none above this one." });
    if (cells.duration) wrong.push({ line, reason: "duration: Only a module has one." });
    const read = topicOf(row, wrong);
    if (read) module?.topics.push({ line, ...read });
  } else wrong.push({ line, reason: "kind: Write 'module' or 'topic'." });
}

const wordsOf = ({ cells }: CsvRow) => ({ title: cells.title ?? "", description: cells.description ?? "" });

/** A topic without a description gets a generated one. */
function topicOf(row: CsvRow, wrong: Wrong[]) {
  const numbers = numbersOf(row, ["order"]);
  const { title: name, description: about } = wordsOf(row);
  if (about !== "") return readRow(topicRow, { title: name, description: about, ...numbers }, row.line, wrong);
  const read = readRow(titleRow, { title: name, ...numbers }, row.line, wrong);
  return read && { ...read, description: generatedDescription(read.title) };
}

/** Text that is not a number is left for validation by the schema; an empty cell counts as missing. */
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
  wrong: Wrong[],
): z.output<S> | undefined {
  const result = z.safeParse(shape, value);
  if (result.success) return result.data;
  const named = new Map(result.error.issues.toReversed().map(({ path, message }) => [path.join("."), message]));
  for (const [column, message] of [...named].toReversed()) wrong.push({ line, reason: `${column}: ${message}` });
  return undefined;
}

function orderTrouble(list: Placed<object>[]): Wrong[] {
  const first = new Map<number, number>();
  return list.flatMap(({ line, order: place }) => {
    if (place === undefined) return [];
    const taken = first.get(place);
    if (taken !== undefined) return [{ line, reason: `order: ${place} stands in line ${taken} already.` }];
    first.set(place, line);
    return [];
  });
}

function countTrouble(drafts: Draft[]): Wrong[] {
  const [tooMany] = drafts.slice(MOST_MODULES);
  const full = drafts.flatMap(({ topics }) => topics.slice(MOST_TOPICS, MOST_TOPICS + 1));
  return [
    ...(tooMany ? [{ line: tooMany.line, reason: `A course has at most ${MOST_MODULES} modules.` }] : []),
    ...full.map(({ line }) => ({ line, reason: `A module has at most ${MOST_TOPICS} topics.` })),
  ];
}

/** Sorted by the given numbers; rows without one follow in the order of the file. */
const inOrder = <T extends Placed<object>>(list: T[]): T[] =>
  [...list].sort((a, b) => (a.order ?? Number.MAX_SAFE_INTEGER) - (b.order ?? Number.MAX_SAFE_INTEGER));

const moduleFrom = ({ title: name, description: about, duration: minutes, topics }: Draft): ImportedModule => ({
  title: name,
  description: about,
  duration: minutes,
  topics: inOrder(topics).map((topic) => ({ title: topic.title, description: topic.description })),
});
