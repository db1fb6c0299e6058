import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

const ON_PATH = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];

/**
 * The browser for the browser tests, if one is installed. For Playwright's own browser `file` is undefined.
 * @returns {Promise<{ file: string | undefined, name: string } | undefined>}
 */
export async function findBrowser() {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return existsSync(named) ? { file: named, name: named } : undefined;
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return { file: undefined, name: "Playwright's Chromium" };
  const found = [...onPath(ON_PATH), "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"].find((file) =>
    existsSync(file),
  );
  return found ? { file: found, name: found } : undefined;
}

/**
 * A browser for timing paints without a window: Debian's package chromium-headless-shell, or Playwright's own, which is
 * the same program. An ordinary Chromium without a window reports a small change as painted only with the next large
 * one: on a page of one link, a changed colour took 850 ms instead of 40 ms (Chromium 150).
 */
export async function findPaintingBrowser() {
  const shell = onPath(["chromium-headless-shell"]).find((file) => existsSync(file));
  if (shell) return { file: shell, name: shell };
  const { chromium } = await import("@playwright/test");
  if (existsSync(chromium.executablePath())) return { file: undefined, name: "Playwright's Chromium" };
  throw new Error("Install Debian's package chromium-headless-shell, or: npx playwright install chromium");
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
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
  const install = () => apt("install", "-y", "--no-install-recommends", "chromium");
  if (!install() && apt("update")) install();
}

if (process.argv[1] === import.meta.filename) {
  try {
    console.log((await provideBrowser()).name);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
