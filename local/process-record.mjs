import { existsSync, readFileSync, readlinkSync, statSync, utimesSync } from "node:fs";
import os from "node:os";

const HEARTBEAT_MS = 1000;
const STALE_MS = 6000;

/** A record of this process, so that other processes can check later whether it still runs. */
export const ownRecord = () => ({
  pid: process.pid,
  since: Date.now(),
  startedAt: startOf(process.pid),
  namespace: pidNamespace(),
});

/**
 * Whether the process that wrote `record` into `file` still runs. In another container a process number means nothing:
 * there the time of the file decides, which `keepFresh` renews every second.
 */
export function isAlive(record, file) {
  if (!record?.pid) return false;
  if (record.namespace !== pidNamespace()) return isFresh(file);
  if (record.pid === process.pid) return record.startedAt === startOf(process.pid);
  if (!isRunning(record.pid)) return false;
  if (record.startedAt) return startOf(record.pid) === record.startedAt;
  return record.since > Date.now() - os.uptime() * 1000;
}

/** Whether a process with this number runs. One that has ended counts as ended, even if its parent has not collected it yet. */
export function isRunning(pid) {
  if (stateOf(pid) === "Z") return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Renews the time of the files of this process. Returns how to stop. */
export function keepFresh(...files) {
  const renew = () => {
    for (const file of files) if (existsSync(file)) utimesSync(file, new Date(), new Date());
  };
  const timer = setInterval(renew, HEARTBEAT_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const isFresh = (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < STALE_MS;

function pidNamespace() {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return os.hostname();
  }
}

const stateOf = (pid) => statOf(pid)?.[0];

/** Start time in clock ticks since boot: a reused process number has another start time. */
const startOf = (pid) => statOf(pid)?.[19] ?? null;

// The second field is the program's name, which may hold spaces and brackets.
function statOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
  } catch {
    return undefined;
  }
}
