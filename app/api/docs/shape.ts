export type Schema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  $ref?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
  maxLength?: number;
};

const BY_FORMAT: Record<string, string> = { "date-time": "instant", date: "date", binary: "file" };

/** A schema in short, readable form: `{ id: integer, title: string, examDate: date or null }`, over several lines. */
export function shapeInWords(schema: Schema, indent = ""): string {
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "";
  if (schema.oneOf) return schema.oneOf.map((one) => shapeInWords(one, indent)).join(" or ");
  if (schema.anyOf) return schema.anyOf.map((one) => shapeInWords(one, indent)).join(" or ");
  if (Array.isArray(schema.type))
    return schema.type.map((type) => shapeInWords({ ...schema, type }, indent)).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" or ");
  if (schema.type === "array") return `list of ${shapeInWords(schema.items ?? {}, indent)}`;
  if (schema.type === "object") return objectInWords(schema, indent);
  return `${BY_FORMAT[schema.format ?? ""] ?? schema.type ?? "anything"}${limitsOf(schema)}`;
}

function objectInWords({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? "" : "?"}: ${shapeInWords(schema, inner)}\n`,
  );
  return fields.length > 0 ? `{\n${fields.join("")}${indent}}` : "{}";
}

function limitsOf({ minLength, maxLength }: Schema): string {
  if (maxLength !== undefined) return `, ${minLength ?? 0} to ${maxLength} characters`;
  return minLength !== undefined ? `, ${minLength} characters or more` : "";
}
