import { existsSync, readFileSync } from "node:fs";

const CHECK_MS = 500;

/** Resolves with the reason when this process gets a signal to end. A second Ctrl-C ends it immediately. */
export function untilStopped() {
  return new Promise((resolve) => {
    const reasons = { SIGINT: "Ctrl-C", SIGTERM: "Asked to end", SIGHUP: "The terminal closed" };
    let times = 0;
    for (const [signal, reason] of Object.entries(reasons))
      process.on(signal, () => {
        times += 1;
        if (times > 1 && signal === "SIGINT") process.exit(130);
        resolve(reason);
      });
    if (process.env.npm_lifecycle_event) watchLauncher(() => resolve("npm has ended"));
  });
}

// npm sends SIGTERM to its shell, which does not pass it on to this process.
function watchLauncher(onEnd) {
  const before = ancestors();
  setInterval(() => {
    if (ancestors() !== before) onEnd();
  }, CHECK_MS).unref();
}

function ancestors() {
  const stat = `/proc/${process.ppid}/stat`;
  const grandparent = existsSync(stat) ? readFileSync(stat, "utf8").split(") ")[1]?.split(" ")[1] : "";
  return `${process.ppid} ${grandparent}`;
}
