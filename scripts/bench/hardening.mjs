import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { connected } from "../../local/database.mjs";
import { LEGAL_POSTS } from "./legal-posts.mjs";
import { heading, note } from "./report.mjs";
import { fullThreads } from "./worst-threads.mjs";

const VISITS = 5;
const TICK_MS = 10;

/** What the worst that people may write costs the others, and the long forms of the tests against bad input. */
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

/** Bytes of the page, CPU of the app for one visit, and how long `/api/health` waited while it was made. */
async function visited({ pid, health, page, cookie }) {
  const visit = async () => Buffer.byteLength(await (await fetch(page, { headers: { cookie } })).text());
  // The first visit compiles, and reads what no reader has read yet.
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

/** Asks again and again; what it gives ends that and says how long the longest wait was. */
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

/** Clock ticks that a process has used, its threads included. */
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
  return Number(fields[11]) + Number(fields[12]);
}
