import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nextFree } from "../../local/ports.mjs";
import { ROOT } from "../../local/settings.mjs";
import { until } from "./product.mjs";

/** `npm start` twice on the same data folder: milliseconds until each is ready. */
export async function startTwice() {
  const dataDir = mkdtempSync(path.join(tmpdir(), "pacioli-start-"));
  const port = await nextFree(3950);
  try {
    const first = await start(dataDir, port);
    return { first, second: await start(dataDir, port) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function start(dataDir, port) {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port), DATABASE_URL: "", APP_URL: "" };
  const product = spawn(process.execPath, ["local/start.mjs"], { cwd: ROOT, env, stdio: "ignore" });
  const ended = new Promise((resolve) => product.once("exit", resolve));
  try {
    return await until(`http://localhost:${port}/api/ready`);
  } finally {
    product.kill("SIGTERM");
    await ended;
  }
}
