/**
 * Data as short JSON text, for pages: the keys of a list of alike objects are written once. A page carries its data in
 * a script, where the keys of 120 topics would take more room than the topics.
 */
export const pack = (data: unknown): string => JSON.stringify(packed(data));

export const unpack = (text: string): unknown => unpacked(JSON.parse(text));

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/** A table is an object with this key alone; a list with it is the columns and then one list for each row. */
const TABLE = "$";

function packed(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value ?? null;
  if (Array.isArray(value)) return tableOf(value) ?? value.map(packed);
  if (!isPlain(value)) return value;
  const object = Object.fromEntries(keysOf(value).map((key) => [key, packed(value[key])]));
  // An object that looks like a table is wrapped, so that it is not read as one.
  return isTable(object) ? { [TABLE]: object } : object;
}

function tableOf(list: unknown[]): unknown {
  const [first] = list;
  if (list.length < 2 || !isPlain(first)) return undefined;
  const columns = keysOf(first);
  if (columns.length === 0) return undefined;
  const rows: unknown[] = [columns];
  for (const one of list) {
    if (!isPlain(one) || !haveSameKeys(keysOf(one), columns)) return undefined;
    rows.push(columns.map((key) => packed(one[key])));
  }
  return { [TABLE]: rows };
}

/** Dates, which become text, are not plain. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const keysOf = (object: Record<string, unknown>) => Object.keys(object).filter((key) => object[key] !== undefined);

const haveSameKeys = (keys: string[], columns: string[]) =>
  keys.length === columns.length && keys.every((key, index) => key === columns[index]);

const isTable = (object: Record<string, unknown>) => Object.keys(object).length === 1 && Object.hasOwn(object, TABLE);

function unpacked(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isTable(value)) return withUnpackedValues(value);
  const table = value[TABLE] as Json[] | JsonObject;
  if (!Array.isArray(table)) return withUnpackedValues(table);
  const [columns, ...rows] = table as [string[], ...Json[][]];
  return rows.map((row) => Object.fromEntries(columns.map((key, index) => [key, unpacked(row[index] ?? null)])));
}

const withUnpackedValues = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, unpacked(value)]));
