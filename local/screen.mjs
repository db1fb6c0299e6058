import path from "node:path";

const isInteractive = process.stdout.isTTY && !process.env.CI;
const paint = (code) => (text) => (isInteractive && !process.env.NO_COLOR ? `\x1b[${code}m${text}\x1b[0m` : text);
export const bold = paint("1");
export const dim = paint("2");
export const green = paint("32");
export const red = paint("31");
export const amber = paint("33");

let silenced = false;
/** After this call, running steps print nothing more. */
export function silence() {
  silenced = true;
}

export const print = (text = "") => process.stdout.write(`${text ? `  ${text}` : ""}\n`);

/**
 * Prints one line of the start page: once while running on a terminal, and again when done. `work` gets a function that
 * changes the running text, and returns the final text.
 */
export async function step(name, doing, work) {
  const begun = Date.now();
  const running = (text) =>
    isInteractive && !silenced && process.stdout.write(`\r\x1b[2K  ${dim("·")} ${name.padEnd(14)}${dim(text)}`);
  running(doing);
  try {
    const text = await work(running);
    if (isInteractive) process.stdout.write("\r\x1b[2K");
    const took = Date.now() - begun;
    print(`${green("✓")} ${name.padEnd(14)}${text.padEnd(42)}${took < 200 ? "" : dim(`  ${seconds(took)}`)}`.trimEnd());
  } catch (error) {
    if (silenced) throw new ReportedError(error);
    if (isInteractive) process.stdout.write("\r\x1b[2K");
    print(`${red("✗")} ${name.padEnd(14)}${error.message}`);
    throw new ReportedError(error);
  }
}

/** An error whose message has been printed already. */
export class ReportedError extends Error {
  constructor(cause) {
    super(cause.message, { cause });
  }
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** A folder relative to the current one where that is shorter. */
export function shown(folder) {
  const near = path.relative(process.cwd(), folder);
  return near && !near.startsWith("..") ? near : folder;
}
