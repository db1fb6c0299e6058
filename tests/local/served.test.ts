import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ownRecord } from "@/local/process-record.mjs";
import { dropBuild, takeBuild } from "@/local/served.mjs";

let root: string;
const at = (...names: string[]) => path.join(root, ...names);
const read = (...names: string[]) => fs.readFileSync(at(...names), "utf8");
const BUILT = {
  "made-of": "one",
  "server/app/page.js": "old code",
  "server/app/index.html": "old page",
  "cache/kept": "",
  "../node_modules/pg/index.js": "a package",
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "pacioli-served-"));
  for (const [name, text] of Object.entries(BUILT)) {
    fs.mkdirSync(path.dirname(at(".next", name)), { recursive: true });
    fs.writeFileSync(at(".next", name), text);
  }
  fs.mkdirSync(at(".next/node_modules"));
  fs.symlinkSync("../../node_modules/pg", at(".next/node_modules/pg-1"), "junction");
});

afterEach(() => {
  dropBuild(root);
  fs.rmSync(root, { recursive: true });
});

test("the served copy, with its links to packages, survives the next build", () => {
  const served = takeBuild(root);
  fs.rmSync(at(".next"), { recursive: true });
  expect(read(served, "server/app/page.js")).toBe("old code");
  expect(read(served, "server/app/index.html")).toBe("old page");
  expect(read(served, "node_modules/pg-1/index.js")).toBe("a package");
  expect(fs.existsSync(at(served, "cache"))).toBe(false);
});

test("a page that the app renders again stays in the copy", () => {
  fs.writeFileSync(at(takeBuild(root), "server/app/index.html"), "new page");
  expect(read(".next/server/app/index.html")).toBe("old page");
});

test("nothing is left after the end", () => {
  takeBuild(root);
  dropBuild(root);
  expect(fs.readdirSync(root).sort()).toEqual([".next", "node_modules"]);
});

test("an incomplete build is not served", () => {
  fs.rmSync(at(".next/made-of"));
  expect(() => takeBuild(root)).toThrow("Another build is under way here.");
});

test("copies of ended processes are deleted; those of running ones stay, also of another container", () => {
  const gone = leave(".next-served-gone", { pid: 999_999_999 });
  const unowned = ".next-served-unowned";
  fs.mkdirSync(at(unowned));
  const elsewhere = leave(".next-served-elsewhere", { pid: 999_999_999, namespace: "pid:[1]" });
  const endedElsewhere = leave(".next-served-ended", { pid: 1, namespace: "pid:[1]" });
  fs.utimesSync(at(`${endedElsewhere}.owner`), new Date(0), new Date(0));
  const here = leave(".next-served-here", {});
  const served = takeBuild(root);
  const names = fs.readdirSync(root);
  for (const name of [gone, unowned, endedElsewhere]) expect(names.filter((one) => one.startsWith(name))).toEqual([]);
  for (const name of [elsewhere, here, served]) expect(names.filter((one) => one.startsWith(name))).toHaveLength(2);
  dropBuild(root);
});

/** A copy owned by this process, with the changes in `other`. */
function leave(name: string, other: object): string {
  fs.mkdirSync(at(name));
  fs.writeFileSync(at(`${name}.owner`), JSON.stringify({ ...ownRecord(), ...other }));
  return name;
}
