import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { tail } from "./command.mjs";
import { amber, print, shown } from "./screen.mjs";
import { ROOT } from "./settings.mjs";

const READY_MS = 90_000;
/** An app that ends sooner is not started again. */
const STEADY_MS = 5000;
const KILL_AFTER_MS = 5000;
const LOG_BYTES = 5_000_000;
const urlOf = (name) => pathToFileURL(path.join(import.meta.dirname, name)).href;

export const appLog = (dataDir) => path.join(dataDir, "log", "app.log");

/** Restarts the app when it ends. If it ends soon after its start, `broken` rejects instead. */
export function keepApp(options) {
  let app;
  let stopping = false;
  let setReady;
  const ready = new Promise((resolve) => {
    setReady = resolve;
  });
  const broken = (async () => {
    for (;;) {
      const begun = Date.now();
      app = launch(options);
      await untilAnswering(options, app);
      setReady();
      const reason = await app.ended;
      if (stopping) return new Promise(() => {});
      if (Date.now() - begun < STEADY_MS) throw new Error(`The app stopped (${reason}):\n\n${lastLines(options)}\n`);
      print(
        `${amber("!")} The app stopped (${reason}); starting it again. ${shown(appLog(options.dataDir))} may say why.`,
      );
    }
  })();
  const stop = () => {
    stopping = true;
    return app && end(app);
  };
  return { ready: Promise.race([ready, broken]), broken, stop };
}

// In its own process group: Ctrl-C then reaches only the supervisor, which stops everything in order.
function launch({ dataDir, port, dev, environment }) {
  const next = path.join(ROOT, "node_modules/next/dist/bin/next");
  const program = dev ? [next, "dev", "-H", "127.0.0.1", "-p", String(port)] : [path.join(ROOT, "server.mjs")];
  const args = ["--import", urlOf("die-with-parent.mjs"), "--import", urlOf("clock.mjs"), ...program];
  const log = openLog(appLog(dataDir));
  const output = dev ? "inherit" : log;
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...environment, HOST: "127.0.0.1", PORT: String(port), SUPERVISOR: String(process.pid) },
    detached: true,
    stdio: ["ignore", output, output, "ipc"],
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.once("exit", (code, signal) => resolve(signal ?? code)));
  return { child, ended };
}

async function untilAnswering({ port, dataDir }, { child, ended }) {
  const deadline = Date.now() + READY_MS;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!hasEnded() && Date.now() < deadline) {
    if (await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined)) return;
    await Promise.race([pause(60), ended]);
  }
  throw new Error(
    `The app ${hasEnded() ? "stopped while starting" : "gave no answer"}:\n\n${lastLines({ dataDir })}\n`,
  );
}

const lastLines = ({ dataDir }) => tail(readFileSync(appLog(dataDir), "utf8"));

async function end({ child, ended }) {
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), KILL_AFTER_MS);
  await ended;
  clearTimeout(timer);
}

function openLog(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > LOG_BYTES) renameSync(file, `${file}.1`);
  return openSync(file, "a");
}
