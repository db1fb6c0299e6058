import { readFileSync } from "node:fs";

/**
 * Loaded into the app by product.mjs: measures how long the main thread computed without a pause, while every other
 * request had to wait. CPU time instead of a clock, so that other work on the machine does not count (Linux only).
 */
const SCHEDULE = `/proc/self/task/${process.pid}/schedstat`;
const cpuMs = () => Number(readFileSync(SCHEDULE, "utf8").split(" ")[0]) / 1e6;

let [last, longest] = [cpuMs(), 0];
function look() {
  longest = Math.max(longest, cpuMs() - last);
  last = cpuMs();
  setTimeout(look, 1).unref();
}
look();

process.on("message", (message) => {
  if (message !== "longest block") return;
  process.send?.({ longest });
  longest = 0;
});
