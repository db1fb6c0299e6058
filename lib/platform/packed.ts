/**
 * Data as short JSON text, for pages: the keys of a list of alike objects are written once. A page carries its data in
 * a script, where the keys of 120 topics would take more room than the topics.
 */
export const pack = (data: unknown): string => JSON.stringify(packed(JSON.parse(JSON.stringify(data) ?? "null")));

export const unpack = (text: string): unknown => unpacked(JSON.parse(text));

type Json = null | boolean | number | string | Json[] | JsonObject;
type JsonObject = { [key: string]: Json };

/** A table is an object with this key alone; a list with it is the columns and then one list for each row. */
const TABLE = "$";

function packed(value: Json): Json {
  if (Array.isArray(value)) return tableOf(value) ?? value.map(packed);
  if (!isObject(value)) return value;
  const object = mapped(value, packed);
  // An object that looks like a table is wrapped, so that it is not read as one.
  return isTable(object) ? { [TABLE]: object } : object;
}

function tableOf(list: Json[]): Json | undefined {
  const [first] = list;
  if (list.length < 2 || !isObject(first)) return undefined;
  const columns = Object.keys(first);
  const rows = list.map(
    (one) => isObject(one) && haveSameKeys(one, columns) && columns.map((key) => packed(one[key] as Json)),
  );
  return columns.length > 0 && rows.every((row) => row !== false) ? { [TABLE]: [columns, ...rows] } : undefined;
}

function unpacked(value: Json): Json {
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isObject(value)) return value;
  if (!isTable(value)) return mapped(value, unpacked);
  const table = value[TABLE] as Json;
  if (!Array.isArray(table)) return mapped(table as JsonObject, unpacked);
  const [columns, ...rows] = table as [string[], ...Json[][]];
  return rows.map((row) => Object.fromEntries(columns.map((key, index) => [key, unpacked(row[index] as Json)])));
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTable = (value: JsonObject) => Object.keys(value).length === 1 && Object.hasOwn(value, TABLE);

const haveSameKeys = (object: JsonObject, columns: string[]) => {
  const keys = Object.keys(object);
  return keys.length === columns.length && keys.every((key, index) => key === columns[index]);
};

const mapped = (object: JsonObject, change: (value: Json) => Json): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));
