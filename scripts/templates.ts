import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { plainText } from "@/lib/questions/rules/builders/text";
import type { Template } from "@/lib/questions/rules/template";

export const FOLDER = "lib/questions/templates";
export const REGISTRY = `${FOLDER}/registry.ts`;
export const FROZEN = `${FOLDER}/frozen.json`;
const FROZEN_SEEDS = 20;

/** Every template's file, such as 'fa/d-inventory/fifo-closing', in alphabetical order. */
export const templateFiles = (): string[] =>
  readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => name.split("/").length === 3 && name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => name.slice(0, -".ts".length))
    .sort();

const camel = (name: string) => name.replace(/[-/]+(\w)/g, (_, letter: string) => letter.toUpperCase());
/** A file 'disposal-profit.ts' exports `disposalProfit`. */
const exportOf = (file: string) => camel(file.split("/").at(-1) ?? "");

/** A hash of a template's first variants, which changes when one of them does. */
export const fingerprintOf = (template: Template): string => {
  const variants = Array.from({ length: FROZEN_SEEDS }, (_, at) => template.variant(at + 1));
  return createHash("sha256").update(JSON.stringify(variants)).digest("hex").slice(0, 16);
};

export const nameOf = ({ key, version }: Template) => `${key} ${version}`;

function registryText(): string {
  const files = templateFiles();
  return [
    "// Written by `npm run templates`: every file of this folder, so that adding a template is adding a file.",
    'import type { Template } from "@/lib/questions/rules/template";',
    ...files.map((file) => `import { ${exportOf(file)} as ${camel(file)} } from "./${file}";`),
    "",
    "/** By file. */",
    "export const templates: ReadonlyMap<string, Template> = new Map<string, Template>([",
    ...files.map((file) => `  ["${file}", ${camel(file)}],`),
    "]);",
    "",
  ].join("\n");
}

/** Keeps existing entries; adds one for templates and versions without an entry. */
async function freeze(): Promise<string[]> {
  const { templates } = await import("@/lib/questions/templates/registry");
  const frozen: Record<string, string> = JSON.parse(readFileSync(FROZEN, "utf8"));
  const fresh = [...templates.values()].filter((template) => !(nameOf(template) in frozen));
  for (const template of fresh) frozen[nameOf(template)] = fingerprintOf(template);
  const sorted = Object.fromEntries(Object.entries(frozen).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FROZEN, `${JSON.stringify(sorted, null, 2)}\n`);
  return fresh.map(nameOf);
}

/** Prints one variant as readable text. */
async function show(key: string, seed: number): Promise<void> {
  const { templates } = await import("@/lib/questions/templates/registry");
  const template = [...templates.values()].find((one) => one.key === key);
  if (!template) throw new Error(`There is no template '${key}'.`);
  const { shown, key: right } = template.variant(seed);
  console.log(`${plainText(shown.ask)}\n`);
  console.dir(shown, { depth: null });
  console.dir(right, { depth: null });
}

const [command, key = "", seed = "1"] = process.argv.slice(2);
if (process.argv[1] === import.meta.filename && command === "show") await show(key, Number(seed));
else if (process.argv[1] === import.meta.filename) {
  writeFileSync(REGISTRY, registryText());
  execFileSync("npx", ["biome", "check", "--write", REGISTRY], { stdio: "inherit" });
  const fresh = await freeze();
  console.log(`${templateFiles().length} templates; frozen now: ${fresh.join(", ") || "none"}`);
}
