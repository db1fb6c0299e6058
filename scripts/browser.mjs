import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Debian's headless shell is the program that Playwright itself downloads. An ordinary Chromium without a window draws a
 * small change only with the next large one, and takes a tenth longer for a journey.
 */
const ON_PATH = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

/**
 * The browser for the browser tests, if one is installed. For Playwright's own browser `file` is undefined.
 * @returns {Promise<{ file: string | undefined, name: string } | undefined>}
 */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return existsSync(named) ? { file: named, name: named } : undefined;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return { file: undefined, name: "Playwright's Chromium" };
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const files = ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [...files, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find((file) =>
    existsSync(file),
  );
  return found ? { file: found, name: found } : undefined;
}

/** An installed browser, or one from the first way of installing that works. */
export async function provideBrowser() {
  for (const install of [() => {}, playwrightInstall, aptInstall]) {
    install();
    const found = await findBrowser();
    if (found) return found;
  }
  throw new Error("No Chromium was found or could be installed. PLAYWRIGHT_CHROMIUM can name one.");
}

function playwrightInstall() {
  console.error("No Chromium was found: downloading Playwright's. PLAYWRIGHT_CHROMIUM can name one instead.");
  const cli = path.resolve(import.meta.dirname, "../node_modules/@playwright/test/cli.js");
  spawnSync(process.execPath, [cli, "install", "chromium"], { stdio: "ignore" });
}

function aptInstall() {
  if (process.platform !== "linux") return;
  const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  console.error(`That failed: installing Chromium by ${[...root, "apt-get"].join(" ")}.`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args) => {
    const [command, ...rest] = [...root, "apt-get", ...args];
    return spawnSync(command, rest, { stdio: "ignore", env }).status === 0;
  };
  const install = (name) => apt("install", "-y", "--no-install-recommends", name);
  const installOne = () => install("chromium-headless-shell") || install("chromium");
  if (!installOne() && apt("update")) installOne();
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log((await provideBrowser()).name);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
