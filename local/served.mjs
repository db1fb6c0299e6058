import { randomBytes } from "node:crypto";
import * as fs from "node:fs";
import path from "node:path";
import { isAlive, keepFresh, ownRecord } from "./process-record.mjs";
import { ROOT } from "./settings.mjs";

const PREFIX = ".next-served-";
// Caches of the build. The app creates its own in the copy.
const LEFT_OUT = ["cache", "dev", "diagnostics", "lock", "trace", "types"];
// Builds delete these files before they write new ones, and the app only reads them, so build and copy may share them
// by hard links. The app writes prerendered pages (.html, .rsc, .meta), so the copy has its own.
const READ_ONLY = /\.(js|json|map)$/;

/**
 * Copies the build for this process and returns the folder's name. Another build in the clone, such as `npm test`,
 * would delete the files of the running one.
 */
export function takeBuild(root = ROOT) {
  for (const name of staleCopies(root)) remove(root, name);
  const [built, served] = [".next", own].map((name) => path.join(root, name));
  const owner = ownerFile(root, own);
  try {
    // Written first, so that another start does not take the unfinished copy for an old one.
    fs.writeFileSync(owner, JSON.stringify(ownRecord()));
    copy(built, served, LEFT_OUT);
    if (fingerprintOf(built) === fingerprintOf(served)) {
      keepFresh(owner);
      return own;
    }
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  throw new Error("Another build is under way here. Start again when it is done.");
}

export function dropBuild(root = ROOT) {
  remove(root, own);
}

const own = PREFIX + randomBytes(4).toString("hex");
const OWNER = ".owner";
/** Written beside the copy, which appears later. It names the process that serves the copy. */
const ownerFile = (root, name) => path.join(root, name + OWNER);

function remove(root, name) {
  fs.rmSync(path.join(root, name), { recursive: true, force: true });
  fs.rmSync(ownerFile(root, name), { force: true });
}

/** Deletes the copies of processes that have ended. */
function staleCopies(root) {
  const names = fs.readdirSync(root).filter((name) => name.startsWith(PREFIX));
  return [...new Set(names.map((name) => name.replace(OWNER, "")))].filter((name) => !isServed(ownerFile(root, name)));
}

function isServed(owner) {
  try {
    return isAlive(JSON.parse(fs.readFileSync(owner, "utf8")), owner);
  } catch {
    return false;
  }
}

// At the same folder depth as the build, whose links to packages are relative.
function copy(from, to, leftOut = []) {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    if (leftOut.includes(entry.name)) continue;
    const [source, target] = [from, to].map((folder) => path.join(folder, entry.name));
    if (entry.isDirectory()) copy(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target, "junction");
    else if (!READ_ONLY.test(entry.name) || !tryLink(source, target)) copyFile(source, target);
  }
}

/** With its date, by which Next decides whether a prerendered page must be rendered again. */
function copyFile(from, to) {
  fs.copyFileSync(from, to);
  const { atime, mtime } = fs.statSync(from);
  fs.utimesSync(to, atime, mtime);
}

/** Makes a hard link, which not every file system supports. Returns whether it could. */
function tryLink(source, target) {
  try {
    fs.linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

const fingerprintOf = (folder) => fs.readFileSync(path.join(folder, "made-of"), "utf8");
