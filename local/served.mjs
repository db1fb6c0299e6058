import * as fs from "node:fs";
import path from "node:path";
import { isSupervisor } from "./running.mjs";
import { ROOT } from "./settings.mjs";

const PREFIX = ".next-served-";
// What builds keep for themselves. The app makes a cache of its own in the copy.
const LEFT_OUT = ["cache", "dev", "diagnostics", "lock", "trace", "types"];
// Builds remove these before they write them anew, and the app only reads them, so both may hold the same file.
// Prerendered pages (.html, .rsc, .meta) are what the app may write.
const READ_ONLY = /\.(js|json|map)$/;

/**
 * Copies the build for this process to serve, and answers the folder's name. Whatever builds in the clone afterwards,
 * `npm test` beside a running `npm start` first of all, takes away the pieces of the last build.
 */
export function takeBuild(root = ROOT) {
  for (const left of leftBehind(root)) remove(root, left);
  const [built, served] = [".next", own].map((name) => path.join(root, name));
  try {
    copy(built, served, LEFT_OUT);
    if (madeOf(built) === madeOf(served)) return own;
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  throw new Error("Another build is under way here. Start again when it is done.");
}

export function dropBuild(root = ROOT) {
  remove(root, own);
}

const own = PREFIX + process.pid;
const remove = (root, name) => fs.rmSync(path.join(root, name), { recursive: true, force: true });

/** The copies of processes that are gone: killed, or before a reboot. */
function leftBehind(root) {
  return fs.readdirSync(root).filter((name) => {
    if (!name.startsWith(PREFIX)) return false;
    const since = fs.statSync(path.join(root, name)).birthtimeMs;
    return !isSupervisor({ pid: Number(name.slice(PREFIX.length)), since });
  });
}

// In the same depth as the build, whose links to packages are relative.
function copy(from, to, leftOut = []) {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (leftOut.includes(entry.name)) continue;
    const [here, there] = [from, to].map((folder) => path.join(folder, entry.name));
    if (entry.isDirectory()) copy(here, there);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(here), there, "junction");
    else if (!READ_ONLY.test(entry.name) || !linked(here, there)) fs.copyFileSync(here, there);
  }
}

/** Not every disk knows hard links. */
function linked(here, there) {
  try {
    fs.linkSync(here, there);
    return true;
  } catch {
    return false;
  }
}

const madeOf = (folder) => fs.readFileSync(path.join(folder, "made-of"), "utf8");
