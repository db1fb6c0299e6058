import { spawn } from "node:child_process";
import path from "node:path";
import { QUIET, ROOT } from "./settings.mjs";

const TAIL_LINES = 25;
const running = new Set();

/** Runs a command without showing its output. When it fails, the error contains the last lines. */
export function quietly(file, args, { env = {}, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: ROOT,
      shell,
      env: { ...process.env, FORCE_COLOR: "0", ...QUIET, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let output = "";
    const collect = (chunk) => {
      output = (output + chunk).slice(-100_000);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      if (code === 0) return resolve(output);
      const name = [path.basename(file), ...args.map((arg) => path.basename(arg))].join(" ");
      reject(new Error(`'${name}' failed (${code}):\n\n${tail(output)}\n`));
    });
  });
}

/** Ends commands that still run when the start is cancelled. */
export function endCommands() {
  for (const child of running) child.kill("SIGTERM");
}

export const node = (args, options) => quietly(process.execPath, args, options);

/** A package's command as a file, run by this Node: no shell and no .cmd twin on Windows. */
export function bin(name, file) {
  return path.join(import.meta.dirname, "..", "node_modules", name, file);
}

export const tail = (text, lines = TAIL_LINES) =>
  text
    .trimEnd()
    .split("\n")
    .slice(-lines)
    .map((line) => `    ${line}`)
    .join("\n");
