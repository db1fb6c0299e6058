import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const fileIn = (dataDir) => path.join(dataDir, "running.json");

/** What the live supervisor of this data folder has written about itself, if there is one. */
export function findRunning(dataDir) {
  const file = fileIn(dataDir);
  if (!existsSync(file)) return undefined;
  try {
    const found = JSON.parse(readFileSync(file, "utf8"));
    return isSupervisor(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the data folder for this process. Answers the one that has it instead, if any. */
export function claim(dataDir) {
  mkdirSync(dataDir, { recursive: true });
  const other = findRunning(dataDir);
  if (other) return other;
  rmSync(fileIn(dataDir), { force: true });
  try {
    closeSync(openSync(fileIn(dataDir), "wx", 0o600));
  } catch (error) {
    if (error.code === "EEXIST") return findRunning(dataDir) ?? { pid: undefined };
    throw error;
  }
  announce(dataDir, {});
  return undefined;
}

export function announce(dataDir, facts) {
  writeFileSync(fileIn(dataDir), JSON.stringify({ pid: process.pid, since: Date.now(), ...facts }, null, 2), {
    mode: 0o600,
  });
}

export function release(dataDir) {
  rmSync(fileIn(dataDir), { force: true });
}

/** A process number alone proves little: after a reboot, or in a container, it may be anybody's. */
export function isSupervisor({ pid, since }) {
  if (!pid || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  const command = `/proc/${pid}/cmdline`;
  if (existsSync(command)) return readFileSync(command, "utf8").includes("start.mjs");
  return since > Date.now() - os.uptime() * 1000;
}
