import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

// In a thread of its own, so that what the bench itself does with a page does not count as a wait.
let isOver = false;
let longest = 0;
parentPort.once("message", () => {
  isOver = true;
});
// The first request loads and compiles what `fetch` needs, in this thread.
await (await fetch(workerData)).text();
while (!isOver) {
  const begun = performance.now();
  await (await fetch(workerData)).text();
  longest = Math.max(longest, performance.now() - begun);
  await pause(2);
}
parentPort.postMessage(longest);
