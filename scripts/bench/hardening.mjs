import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bin, node } from "../../local/command.mjs";
import { connected } from "../../local/database.mjs";
import { LEGAL_POSTS } from "./legal-posts.mjs";
import { heading, note } from "./report.mjs";
import { fullThreads } from "./worst-threads.mjs";

const VISITS = 5;
const TICK_MS = 10;

/** How much the most expensive texts that users may write slow down other users. */
export async function hardening({ url, pid, database }, { cookie }) {
  const threads = await connected(database, (client) => fullThreads(client, { url, cookie, shapes: LEGAL_POSTS }));
  const worst = { bytes: 0, cpu: 0, wait: 0 };
  heading("Twenty of the largest legal posts on a page: kB, CPU ms, longest wait for /api/health ms");
  for (const [shape, thread] of Object.entries(threads)) {
    const found = await visited({
      pid,
      health: `${url}/api/health`,
      page: `${url}/community/thread/${thread}`,
      cookie,
    });
    for (const [name, value] of Object.entries(found)) worst[name] = Math.max(worst[name], value);
    console.log(
      `  ${shape.padEnd(34)}${(found.bytes / 1000).toFixed(0).padStart(8)}${found.cpu.toFixed(0).padStart(8)}${found.wait.toFixed(0).padStart(8)}`,
    );
  }
  note("the largest page", worst.bytes / 1000, { unit: " kB", most: 1500 });
  note("the dearest page, CPU", worst.cpu, { unit: " ms", most: 250 });
  note("/api/health meanwhile, the longest", worst.wait, { unit: " ms", most: 50 });
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

/** Bytes of the page, CPU time of the app for one visit, and the longest wait of `/api/health` meanwhile. */
async function visited({ pid, health, page, cookie }) {
  const visit = async () => Buffer.byteLength(await (await fetch(page, { headers: { cookie } })).text());
  // A warm-up: the first visit compiles code and fills caches.
  await visit();
  await visit();
  const before = cpuOf(pid);
  let bytes = 0;
  for (let round = 0; round < VISITS; round += 1) bytes = await visit();
  const cpu = ((cpuOf(pid) - before) * TICK_MS) / VISITS;
  const watch = watched(health);
  for (let round = 0; round < VISITS; round += 1) await visit();
  return { bytes, cpu, wait: await watch() };
}

/** Requests the address repeatedly. Returns a function that stops this and returns the longest wait. */
function watched(address) {
  let isOver = false;
  let longest = 0;
  const asking = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await (await fetch(address)).text();
      longest = Math.max(longest, performance.now() - begun);
      await pause(2);
    }
  })();
  return async () => {
    isOver = true;
    await asking;
    return longest;
  };
}

/** CPU time of a process in clock ticks, its threads included. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
