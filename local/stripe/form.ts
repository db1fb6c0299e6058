import { Refusal } from "./refusal";

export type Fields = { [name: string]: string | Fields };

/** `line_items[0][price]=x` as nested fields: `{ line_items: { 0: { price: "x" } } }`. */
export function fieldsFrom(encoded: string): Fields {
  const fields: Fields = Object.create(null);
  let unnamed = 0;
  for (const [name, value] of new URLSearchParams(encoded)) {
    const names = name.split("[").map((part) => part.replace(/\]$/, ""));
    const path = names.map((part) => part || String(unnamed++));
    let target = fields;
    for (const part of path.slice(0, -1)) {
      const inner = target[part];
      const next: Fields = typeof inner === "object" ? inner : Object.create(null);
      target[part] = next;
      target = next;
    }
    target[path.at(-1) ?? name] = value;
  }
  return fields;
}

/** Rejects unknown parameters, as Stripe does, so that a misspelt one is found. */
export function allow(fields: Fields, names: readonly string[]): void {
  for (const name of Object.keys(fields))
    if (!names.includes(name))
      throw new Refusal(400, `Received unknown parameter: ${name}`, { code: "parameter_unknown", param: name });
}

export const textIn = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === "string" ? value : undefined;
};

export const innerOf = (fields: Fields, name: string): Fields => {
  const value = fields[name];
  return typeof value === "object" ? value : {};
};

export const listIn = (fields: Fields, name: string): string[] =>
  Object.values(innerOf(fields, name)).filter((value) => typeof value === "string");

export const stringsIn = (fields: Fields, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(innerOf(fields, name)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );

export const oneOf = <T extends string>(fields: Fields, name: string, values: readonly T[], fallback: T): T => {
  const text = textIn(fields, name);
  if (text === undefined) return fallback;
  const value = values.find((candidate) => candidate === text);
  if (value) return value;
  throw new Refusal(400, `Invalid ${name}: must be one of ${values.join(", ")}`, { param: name });
};
