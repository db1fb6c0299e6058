import { spawn } from "node:child_process";
import * as fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
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

afterEach(() => fs.rmSync(root, { recursive: true }));

test("what is served outlives the build that it was taken from, with its links to packages", () => {
  const served = takeBuild(root);
  fs.rmSync(at(".next"), { recursive: true });
  expect(read(served, "server/app/page.js")).toBe("old code");
  expect(read(served, "server/app/index.html")).toBe("old page");
  expect(read(served, "node_modules/pg-1/index.js")).toBe("a package");
  expect(fs.existsSync(at(served, "cache"))).toBe(false);
});

test("a page that the app renders anew stays in the copy", () => {
  fs.writeFileSync(at(takeBuild(root), "server/app/index.html"), "new page");
  expect(read(".next/server/app/index.html")).toBe("old page");
});

test("a second start serves the second build, and the end leaves nothing", () => {
  takeBuild(root);
  fs.rmSync(at(".next/server/app/page.js"));
  fs.writeFileSync(at(".next/server/app/page.js"), "new code");
  expect(read(takeBuild(root), "server/app/page.js")).toBe("new code");
  dropBuild(root);
  expect(fs.readdirSync(root).sort()).toEqual([".next", "node_modules"]);
});

test("half a build is not served", () => {
  fs.rmSync(at(".next/made-of"));
  expect(() => takeBuild(root)).toThrow("Another build is under way here.");
});

test("copies go with their processes, and those of others who run stay", () => {
  const other = spawn(process.execPath, ["-e", "process.stdin.resume()", "start.mjs"], { stdio: "pipe" });
  try {
    // No process has so high a number.
    const [gone, running] = [".next-served-999999999", `.next-served-${other.pid}`];
    for (const name of [gone, running]) fs.mkdirSync(at(name));
    const served = takeBuild(root);
    expect(fs.readdirSync(root).sort()).toEqual([".next", running, served, "node_modules"].sort());
  } finally {
    other.kill();
  }
});
