/**
 * Data as short text, for pages. A page carries its data in a script, where the keys of 120 topics would take more room
 * than the topics. So these are written once: the keys of a list of similar objects, the values that all of them share,
 * and a text that occurs more than once.
 */
export function pack(data: unknown): string {
  const value = packValue(data);
  const repeated = repeatedTexts(value);
  const references = new Map(repeated.map((text, index) => [text, MARK + index]));
  return swapQuotes(JSON.stringify([repeated, withReferences(value, references)]));
}

export function unpack(text: string): unknown {
  const [repeated, value] = JSON.parse(swapQuotes(text)) as [string[], Json];
  return unpackValue(value, repeated);
}

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/**
 * A table is an object with this key alone. Its value is a list: the columns, an object with the fields that have the same
 * value in all rows, and then one list for each row.
 */
const TABLE = "$";

function packValue(value: unknown): Json {
  if (typeof value !== "object" || value === null) return (value ?? null) as Json;
  if (Array.isArray(value)) return tableOf(value) ?? value.map(packValue);
  if (value instanceof Date) return value.toJSON();
  const object = Object.fromEntries(keysOf(value).map((key) => [key, packValue((value as PlainObject)[key])]));
  // An object that looks like a table is wrapped, so that it is not read as one.
  return isTable(object) ? { [TABLE]: object } : object;
}

function tableOf(list: unknown[]): Json | undefined {
  const [first] = list;
  if (list.length < 2 || !isPlain(first)) return undefined;
  const keys = keysOf(first);
  if (keys.length === 0) return undefined;
  if (!list.every((row): row is PlainObject => isPlain(row) && haveSameKeys(keysOf(row), keys))) return undefined;
  const isShared = (key: string) => isScalar(first[key]) && list.every((row) => row[key] === first[key]);
  const shared = Object.fromEntries(keys.filter(isShared).map((key) => [key, packValue(first[key])]));
  const columns = keys.filter((key) => !Object.hasOwn(shared, key));
  return { [TABLE]: [namesOf(columns), shared, ...list.map((row) => columns.map((key) => packValue(row[key])))] };
}

/**
 * The names of the columns as one text, which tables with the same columns then share. A list where a name is empty or
 * has a space, because `columnsIn` could not separate it.
 */
const namesOf = (columns: string[]): Json =>
  columns.some((name) => name === "" || name.includes(" ")) ? columns : columns.join(" ");

type PlainObject = Record<string, unknown>;

const isScalar = (value: unknown) => typeof value !== "object" || value === null;

/** Dates, which become text, are not plain. */
const isPlain = (value: unknown): value is PlainObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const keysOf = (object: object) => Object.keys(object).filter((key) => (object as PlainObject)[key] !== undefined);

const haveSameKeys = (keys: string[], columns: string[]) =>
  keys.length === columns.length && keys.every((key, index) => key === columns[index]);

const isTable = (object: JsonObject) => Object.keys(object).length === 1 && Object.hasOwn(object, TABLE);

/** Begins a reference to a repeated text; its index follows. A text that itself begins with the mark gets a second one. */
const MARK = "~";
/** A reference to a shorter text would save nothing. */
const SHORTEST = 6;

function repeatedTexts(value: Json): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  eachText(value, (text) => {
    if (text.length < SHORTEST) return;
    if (seen.has(text)) repeated.add(text);
    else seen.add(text);
  });
  return [...repeated];
}

function eachText(value: Json, visit: (text: string) => void): void {
  if (typeof value === "string") visit(value);
  else if (Array.isArray(value)) for (const item of value) eachText(item, visit);
  else if (typeof value === "object" && value !== null) for (const key in value) eachText(value[key] ?? null, visit);
}

function withReferences(value: Json, references: Map<string, string>): Json {
  if (typeof value === "string") return references.get(value) ?? (value.startsWith(MARK) ? MARK + value : value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withReferences(item, references));
  return mapValues(value, (item) => withReferences(item, references));
}

/** Swaps quotes and circumflexes. Every text has two quotes, and in a script within a page each takes two characters. */
const swapQuotes = (text: string) => text.replace(/["^]/g, (sign) => (sign === '"' ? "^" : '"'));

function unpackValue(value: Json, repeated: string[]): Json {
  const unpackInner = (item: Json) => unpackValue(item, repeated);
  if (typeof value === "string") return value.startsWith(MARK) ? textOf(value.slice(1), repeated) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(unpackInner);
  if (!isTable(value)) return mapValues(value, unpackInner);
  const table = value[TABLE] as Json[] | JsonObject;
  if (!Array.isArray(table)) return mapValues(table, unpackInner);
  const [names, shared, ...rows] = table as [Json, JsonObject, ...Json[][]];
  const columns = columnsIn(unpackInner(names));
  const sharedFields = mapValues(shared, unpackInner);
  return rows.map((row) => ({
    ...sharedFields,
    ...Object.fromEntries(columns.map((key, index) => [key, unpackInner(row[index] ?? null)])),
  }));
}

const columnsIn = (names: Json): string[] =>
  typeof names === "string" ? names.split(" ").filter(Boolean) : (names as string[]);

/** A text that began with a mark, or the repeated text at this index. */
const textOf = (afterMark: string, repeated: string[]): string =>
  afterMark.startsWith(MARK) ? afterMark : (repeated[Number(afterMark)] as string);

const mapValues = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
