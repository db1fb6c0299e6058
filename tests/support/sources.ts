import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDERS = ["app", "components", "lib", "local", "prisma", "scripts", "tests"];
const SKIPPED = /(^|\/)(generated|migrations|node_modules)(\/|$)/;

export type Source = { file: string; text: string; lines: number; imports: string[] };

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^;"'`]*?\bfrom\s*"([^"]+)"|(?:^|\n)import\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/g;

/** Every hand-written source file with its imports, as paths from the root or package names. */
export const sources: Source[] = FOLDERS.flatMap((folder) => filesIn(folder)).map((file) => {
  const text = readFileSync(file, "utf8");
  const imports = [...text.matchAll(IMPORT)].map(([, from, bare, late]) => resolved(file, from ?? bare ?? late ?? ""));
  return { file, text, lines: text.split("\n").length - 1, imports };
});

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name.replaceAll(path.sep, "/")}`)
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith(".d.ts") && !SKIPPED.test(file));
}

function resolved(file: string, named: string): string {
  if (named.startsWith("@/")) return named.slice(2);
  if (named.startsWith(".")) return path.posix.join(path.posix.dirname(file), named);
  return named;
}
