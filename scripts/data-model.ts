import { readdirSync, readFileSync, writeFileSync } from "node:fs";

export const DOCUMENT = "docs/data-model.md";

const FOLDER = "prisma/models";
const SCALARS = new Set(["Int", "String", "Boolean", "DateTime", "Json", "Float", "BigInt", "Decimal", "Bytes"]);

type Field = { name: string; type: string; isList: boolean; isOptional: boolean; attributes: string };
type Model = { name: string; domain: string; fields: Field[]; compoundKey: string[] };

/**
 * The diagrams of the data model: one for each domain; tables of other domains that it refers to appear as names only.
 */
export function dataModelText(): string {
  const models = modelsInSchema();
  const domains = [...new Set(models.map(({ domain }) => domain))];
  const sections = domains.map((domain) => diagramOf(models.filter((model) => model.domain === domain)));
  return `${[
    "# Data model",
    "Made from `prisma/models` by `npm run data-model`. Each diagram shows the tables of one domain with their keys and the tables that they point at. The checks, partial indexes and triggers stand in `prisma/migrations`.",
    ...domains.map((domain, index) => `## ${domain}\n\n\`\`\`mermaid\n${sections[index]}\n\`\`\``),
  ].join("\n\n")}\n`;
}

/** All tables as prisma/models has them. */
export const modelsInSchema = (): Model[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => modelsOf(readFileSync(`${FOLDER}/${file}`, "utf8"), file.replace(".prisma", "")));

function modelsOf(text: string, domain: string): Model[] {
  return [...text.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = "", body = ""]) => ({
    name,
    domain,
    compoundKey: /@@id\(\[([^\]]+)\]/.exec(body)?.[1]?.split(", ") ?? [],
    fields: [...body.matchAll(/^ +(\w+) +(\w+)(?:\("\w+"\))?(\[\])?(\?)?(.*)$/gm)].map(
      ([, field = "", type = "", list, optional, attributes = ""]) => ({
        name: field,
        type,
        isList: Boolean(list),
        isOptional: Boolean(optional),
        attributes,
      }),
    ),
  }));
}

function diagramOf(models: Model[]): string {
  const relations = models.flatMap(({ name, fields }) =>
    fields.filter(isForeign).map((field) => {
      const keys = keysOf(field);
      const isOne = keys.length === 1 && /@(id|unique)/.test(attributesOf(fields, keys[0]));
      return `  ${field.type} ${field.isOptional ? "|o" : "||"}--${isOne ? "o|" : "o{"} ${name} : "${keys.join(", ")}"`;
    }),
  );
  const tables = models.map(({ name, fields, compoundKey }) => {
    const foreign = new Set(fields.filter(isForeign).flatMap(keysOf));
    const columns = fields
      .filter(
        ({ name: field, attributes }) =>
          foreign.has(field) || compoundKey.includes(field) || /@(id|unique)\b/.test(attributes),
      )
      .map(({ name: field, type, attributes }) => {
        const marks = [
          (/@id\b/.test(attributes) || compoundKey.includes(field)) && "PK",
          foreign.has(field) && "FK",
          /@unique\b/.test(attributes) && "UK",
        ].filter(Boolean);
        return `    ${type} ${field} ${marks.join(", ")}`;
      });
    return [`  ${name} {`, ...columns, "  }"].join("\n");
  });
  return ["erDiagram", ...tables, ...relations].join("\n");
}

const isForeign = ({ type, attributes }: Field) => !SCALARS.has(type) && /@relation\([^)]*fields:/.test(attributes);

const keysOf = ({ attributes }: Field) => (/fields: \[([^\]]+)\]/.exec(attributes)?.[1] ?? "").split(/, */);

const attributesOf = (fields: Field[], name = "") => fields.find((field) => field.name === name)?.attributes ?? "";

if (process.argv[1] === import.meta.filename) {
  writeFileSync(DOCUMENT, dataModelText());
  console.log(`${DOCUMENT} written`);
}
