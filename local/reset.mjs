import { createInterface } from "node:readline/promises";
import { empty } from "./reset-folder.mjs";
import { findRunning } from "./running.mjs";
import { print, shown } from "./screen.mjs";
import { settings } from "./settings.mjs";

const { dataDir } = settings();
const running = findRunning(dataDir);

if (running) {
  print(`Pacioli is running on this data (process ${running.pid}). Stop it first.`);
  process.exitCode = 1;
} else if (await agreed()) {
  empty(dataDir);
  print(`${shown(dataDir)} is empty. 'npm start' makes everything anew.`);
} else {
  print("Nothing was removed. '--yes' answers the question beforehand.");
  process.exitCode = 1;
}

async function agreed() {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) return false;
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(`  Remove the database, mails and uploads in ${shown(dataDir)}? [y/N] `);
  prompt.close();
  return /^\s*y/i.test(answer);
}
