import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { nextFree } from "../local/ports.mjs";
import { isRunning } from "../local/process-record.mjs";
import { findRunning } from "../local/running.mjs";
import { ROOT } from "../local/settings.mjs";
import { storedOf, write } from "./writers.mjs";

const WRITING_MS = 1500;
const READY_MS = 120_000;

/**
 * Starts the product on its own data, lets eight users write without a pause, and ends it in the middle: `kills` times
 * by kill -9 of every process, `stops` times by SIGTERM. After each end it starts again at once. Returns what was
 * acknowledged, lost, stored twice and stored without a response, and the times in ms.
 */
export async function faults({ kills, stops, report = () => {} }) {
  const dataDir = path.join(ROOT, ".data-faults");
  rmSync(dataDir, { recursive: true, force: true });
  const port = await nextFree(3890);
  const environment = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    POSTGRES_PORT: "5890",
    RATE_LIMITS: "off",
  };
  const sum = { acknowledged: 0, lost: 0, twice: 0, unanswered: 0, readyMs: [], stopMs: [] };
  let product = await start(environment, dataDir, ["--fresh"]);
  try {
    for (let round = 0; round < kills + stops; round += 1) {
      const isKill = round < kills;
      const writing = await write(findRunning(dataDir));
      await pause(WRITING_MS);
      const begun = Date.now();
      if (isKill) killAll(product.pid, dataDir);
      else product.kill("SIGTERM");
      await product.ended;
      if (!isKill) sum.stopMs.push(Date.now() - begun);
      const { acknowledged, sent } = await writing.end();
      const again = Date.now();
      product = await start(environment, dataDir);
      if (isKill) sum.readyMs.push(Date.now() - again);
      const stored = await storedOf(findRunning(dataDir).databaseUrl, sent);
      sum.acknowledged += acknowledged.length;
      sum.lost += acknowledged.filter((title) => !stored.has(title)).length;
      sum.twice += [...stored.values()].filter((count) => count > 1).length;
      if (!isKill) sum.unanswered += [...stored.keys()].filter((title) => !acknowledged.includes(title)).length;
      report(
        `round ${round + 1}: ${isKill ? "kill -9" : "SIGTERM"}, ${acknowledged.length} acknowledged, ${sum.lost} lost so far`,
      );
    }
    return sum;
  } finally {
    product.kill("SIGTERM");
    await product.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function start(environment, dataDir, flags = []) {
  const child = spawn(process.execPath, ["local/start.mjs", ...flags], {
    cwd: ROOT,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += chunk));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const late = Date.now() + READY_MS;
  while (!findRunning(dataDir)?.app) {
    if (child.exitCode !== null || Date.now() > late) throw new Error(`The product did not start:\n${said}`);
    await pause(50);
  }
  return { pid: child.pid, kill: (signal) => child.kill(signal), ended };
}

/** Every process of the product: the descendants of the supervisor, and those working in the database's folder. */
function killAll(supervisor, dataDir) {
  const data = existsSync(path.join(dataDir, "postgres")) ? realpathSync(path.join(dataDir, "postgres")) : "";
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
  const descends = (pid) => pid === supervisor || (pid > 1 && descends(parents.get(pid) ?? 0));
  for (const pid of all.filter((one) => descends(one) || folderOf(one) === data)) if (isRunning(pid)) kill(pid);
}

function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
  } catch {
    return 0;
  }
}

function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

if (process.argv[1] === import.meta.filename) {
  const [kills = 3, stops = 1] = process.argv.slice(2).map(Number);
  const sum = await faults({ kills, stops, report: console.log });
  const spread = (list) => (list.length ? `${Math.min(...list)} to ${Math.max(...list)} ms` : "-");
  console.log(`acknowledged ${sum.acknowledged}, lost ${sum.lost}, stored twice ${sum.twice}`);
  console.log(
    `ready after kill -9: ${spread(sum.readyMs)}; stop by SIGTERM: ${spread(sum.stopMs)}, stored without an answer ${sum.unanswered}`,
  );
  process.exitCode = sum.lost + sum.twice + sum.unanswered > 0 || sum.acknowledged === 0 ? 1 : 0;
}
