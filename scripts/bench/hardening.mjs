import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { bin, node } from "../../local/command.mjs";
import { connected } from "../../local/database.mjs";
import { LEGAL_POSTS } from "./legal-posts.mjs";
import { heading, note } from "./report.mjs";
import { fullThreads } from "./worst-threads.mjs";

const VISITS = 5;
const IDLE_MS = 2000;
const TICK_MS = 10;

/** How much the most expensive texts that users may write slow down other users. */
export async function hardening({ url, pid, database, longestBlock }, { cookie }) {
  const threads = await connected(database, (client) => fullThreads(client, { url, cookie, shapes: LEGAL_POSTS }));
  const worst = { bytes: 0, cpu: 0, block: 0, wait: 0 };
  const idle = watched(`${url}/api/health`);
  await pause(IDLE_MS);
  const idleWait = await idle();
  heading(
    "Twenty of the largest legal posts on a page: kB, CPU ms, CPU ms without a pause, longest wait for /api/health",
  );
  for (const [shape, thread] of Object.entries(threads)) {
    const found = await visited({
      pid,
      longestBlock,
      health: `${url}/api/health`,
      page: `${url}/community/thread/${thread}`,
      cookie,
    });
    for (const [name, value] of Object.entries(found)) worst[name] = Math.max(worst[name], value);
    console.log(
      `  ${shape.padEnd(34)}${[found.bytes / 1000, found.cpu, found.block, found.wait].map((figure) => figure.toFixed(0).padStart(8)).join("")}`,
    );
  }
  note("the largest page", worst.bytes / 1000, { unit: " kB", most: 1500 });
  note("the dearest page, CPU", worst.cpu, { unit: " ms", most: 250 });
  note("the longest without a pause, CPU", worst.block, { unit: " ms", most: 50 });
  note("/api/health meanwhile, the longest wait", worst.wait, { unit: " ms" });
  note("/api/health without any other request, the longest wait", idleWait, { unit: " ms" });
}

/** Runs the long form of tests/attacks and of the races of practice, and prints how many cases there were and how many failed. */
export async function attacks() {
  const folder = mkdtempSync(path.join(tmpdir(), "pacioli-attacks-"));
  const table = path.join(folder, "table");
  try {
    // A failed case ends its test; the table then shows how many cases were run.
    await node(
      [
        bin("vitest", "vitest.mjs"),
        "run",
        "--project",
        "api",
        "tests/attacks",
        "tests/api/practice-races",
        "--testTimeout=3600000",
      ],
      {
        env: { HARDENING: "full", HARDENING_TABLE: table },
      },
    ).catch((error) => console.error(error.message));
    heading("Attacks in their long form");
    for (const line of readFileSync(table, "utf8").trim().split("\n")) {
      const { what, cases, wrong } = JSON.parse(line);
      note(what, cases);
      note("  of them wrong", wrong, { most: 0 });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Bytes of the page; CPU time of the app for one visit; the longest part of it in which the main thread did nothing
 * else, as the median of the visits, because a compilation or a collection of garbage may fall into one of them; and
 * the longest wait of `/api/health` meanwhile, which a busy machine makes longer.
 */
async function visited({ pid, longestBlock, health, page, cookie }) {
  const visit = async () => Buffer.byteLength(await (await fetch(page, { headers: { cookie } })).text());
  // A warm-up: the first visit compiles code and fills caches.
  await visit();
  await visit();
  await longestBlock();
  const before = cpuOf(pid);
  const blocks = [];
  let bytes = 0;
  for (let round = 0; round < VISITS; round += 1) {
    bytes = await visit();
    blocks.push(await longestBlock());
  }
  const cpu = ((cpuOf(pid) - before) * TICK_MS) / VISITS;
  const block = blocks.sort((one, other) => one - other)[Math.floor(VISITS / 2)];
  const watch = watched(health);
  for (let round = 0; round < VISITS; round += 1) await visit();
  return { bytes, cpu, block, wait: await watch() };
}

/** Requests the address repeatedly in a thread. Returns a function that stops this and returns the longest wait. */
function watched(address) {
  const thread = new Worker(new URL("./health-watch.mjs", import.meta.url), { workerData: address });
  return async () => {
    thread.postMessage("stop");
    const [longest] = await once(thread, "message");
    return longest;
  };
}

/** CPU time of a process in clock ticks, its threads included. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
