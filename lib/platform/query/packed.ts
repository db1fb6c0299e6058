/**
 * Data as short text, for pages. The keys of a list of alike objects are written once, so is what all of them have in
 * common, and so is a text that comes again. A page carries its data in a script, where the keys of 120 topics would take
 * more room than the topics.
 */
export function pack(data: unknown): string {
  const value = packed(data);
  const repeated = repeatedTexts(value);
  const places = new Map(repeated.map((text, place) => [text, MARK + place]));
  return turned(JSON.stringify([repeated, withShortTexts(value, places)]));
}

export function unpack(text: string): unknown {
  const [repeated, value] = JSON.parse(turned(text)) as [string[], Json];
  return unpacked(value, repeated);
}

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/**
 * A table is an object with this key alone. A list with it is the columns, what has the same value in all rows, and then
 * one list for each row.
 */
const TABLE = "$";

function packed(value: unknown): Json {
  if (typeof value !== "object" || value === null) return (value ?? null) as Json;
  if (Array.isArray(value)) return tableOf(value) ?? value.map(packed);
  if (value instanceof Date) return value.toJSON();
  const object = Object.fromEntries(keysOf(value).map((key) => [key, packed((value as Plain)[key])]));
  // An object that looks like a table is wrapped, so that it is not read as one.
  return isTable(object) ? { [TABLE]: object } : object;
}

function tableOf(list: unknown[]): Json | undefined {
  const [first] = list;
  if (list.length < 2 || !isPlain(first)) return undefined;
  const keys = keysOf(first);
  if (keys.length === 0) return undefined;
  if (!list.every((one): one is Plain => isPlain(one) && haveSameKeys(keysOf(one), keys))) return undefined;
  const isCommon = (key: string) => isScalar(first[key]) && list.every((one) => one[key] === first[key]);
  const common = Object.fromEntries(keys.filter(isCommon).map((key) => [key, packed(first[key])]));
  const columns = keys.filter((key) => !Object.hasOwn(common, key));
  return { [TABLE]: [namesOf(columns), common, ...list.map((one) => columns.map((key) => packed(one[key])))] };
}

/** One text, so that tables of the same columns have it in common, too. A name that would be lost in it keeps the list. */
const namesOf = (columns: string[]): Json =>
  columns.some((name) => name === "" || name.includes(" ")) ? columns : columns.join(" ");

type Plain = Record<string, unknown>;

const isScalar = (value: unknown) => typeof value !== "object" || value === null;

/** Dates, which become text, are not plain. */
const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const keysOf = (object: object) => Object.keys(object).filter((key) => (object as Plain)[key] !== undefined);

const haveSameKeys = (keys: string[], columns: string[]) =>
  keys.length === columns.length && keys.every((key, index) => key === columns[index]);

const isTable = (object: JsonObject) => Object.keys(object).length === 1 && Object.hasOwn(object, TABLE);

/** Begins a reference to a repeated text; the place in their list follows. A text that begins with it gets it twice. */
const MARK = "~";
/** Shorter texts take no more room than their place. */
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
  else if (Array.isArray(value)) for (const one of value) eachText(one, visit);
  else if (typeof value === "object" && value !== null) for (const key in value) eachText(value[key] ?? null, visit);
}

function withShortTexts(value: Json, places: Map<string, string>): Json {
  if (typeof value === "string") return places.get(value) ?? (value.startsWith(MARK) ? MARK + value : value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withShortTexts(one, places));
  return mapped(value, (one) => withShortTexts(one, places));
}

/** Quotes and circumflexes change places: in a script within a page a quote takes two characters, and each text has two. */
const turned = (text: string) => text.replace(/["^]/g, (sign) => (sign === '"' ? "^" : '"'));

function unpacked(value: Json, repeated: string[]): Json {
  const inner = (one: Json) => unpacked(one, repeated);
  if (typeof value === "string") return value.startsWith(MARK) ? longOf(value.slice(1), repeated) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inner);
  if (!isTable(value)) return mapped(value, inner);
  const table = value[TABLE] as Json[] | JsonObject;
  if (!Array.isArray(table)) return mapped(table, inner);
  const [names, common, ...rows] = table as [Json, JsonObject, ...Json[][]];
  const columns = columnsIn(inner(names));
  const same = mapped(common, inner);
  return rows.map((row) => ({
    ...same,
    ...Object.fromEntries(columns.map((key, index) => [key, inner(row[index] ?? null)])),
  }));
}

const columnsIn = (names: Json): string[] =>
  typeof names === "string" ? names.split(" ").filter(Boolean) : (names as string[]);

const longOf = (rest: string, repeated: string[]): string =>
  rest.startsWith(MARK) ? rest : (repeated[Number(rest)] as string);

const mapped = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
