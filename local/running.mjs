import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive, ownRecord } from "./process-record.mjs";

const LOCK_MS = 5000;
const fileIn = (dataDir) => path.join(dataDir, "running.json");

/** The record of the supervisor that runs on this data folder, if there is one. */
export function findRunning(dataDir) {
  const file = fileIn(dataDir);
  const record = readRecord(file);
  return record && record.pid !== process.pid && isAlive(record, file) ? record : undefined;
}

/** Claims the data folder for this process. Returns the record of the process that already has it, if any. */
export async function claim(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  return withLock(path.join(dataDir, "running.lock"), () => {
    const other = findRunning(dataDir);
    if (!other) announce(dataDir, {});
    return other;
  });
}

/** Written to a temporary file and renamed, so that no reader sees half of it. */
export function announce(dataDir, facts) {
  const draft = `${fileIn(dataDir)}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify({ ...ownRecord(), ...facts }, null, 2), { mode: 0o600 });
  renameSync(draft, fileIn(dataDir));
}

export function release(dataDir) {
  rmSync(fileIn(dataDir), { force: true });
}

function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** Runs `work` under a lock file. The lock is linked with its content, so it is never half written. */
async function withLock(file, work) {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    while (!tryLink(draft, file)) {
      removeIfStale(file);
      await pause(10);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    return work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLink(draft, file) {
  writeFileSync(draft, JSON.stringify(ownRecord()));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** The lock is held for a moment only. An older one was left by a killed process. */
function removeIfStale(file) {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  if (age > LOCK_MS) rmSync(file, { force: true });
}
