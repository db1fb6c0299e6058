import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./settings.mjs";

/** One hash over the contents of files and folders, so that changed dates alone change nothing. */
export function fingerprint(names, extra = "") {
  const hash = createHash("sha256").update(extra);
  for (const file of names.flatMap((name) => filesUnder(path.join(ROOT, name))))
    hash.update(`\0${path.relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

function filesUnder(name) {
  if (!existsSync(name)) return [];
  const entries = readdirSync(path.dirname(name), { withFileTypes: true });
  const self = entries.find((entry) => entry.name === path.basename(name));
  if (!self?.isDirectory()) return [name];
  return readdirSync(name)
    .sort()
    .flatMap((child) => filesUnder(path.join(name, child)));
}

/** Runs the work when the stored mark differs from the current one, or when `again` is set. Returns whether it ran. */
export async function unlessMarked(file, mark, work, { again = false } = {}) {
  if (!again && existsSync(file) && readFileSync(file, "utf8") === mark) return false;
  rmSync(file, { force: true });
  await work();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, mark);
  return true;
}
